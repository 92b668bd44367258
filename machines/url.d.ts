/**
 * The part of the standard URL that the rules here read. Browsers and Node both have it, and the
 * library of the language, which is all that this project is checked against, does not name it.
 */
declare class URL {
  static canParse(url: string): boolean
  constructor(url: string)
  readonly origin: string
  readonly protocol: string
  readonly username: string
  readonly password: string
  readonly host: string
  readonly hostname: string
  readonly pathname: string
}

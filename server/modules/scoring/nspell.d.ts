// nspell ships no types; this is what we use of it.
declare module 'nspell' {
  interface Speller {
    correct(word: string): boolean
  }
  export default function nspell(dictionary: { aff: Uint8Array; dic: Uint8Array }): Speller
}

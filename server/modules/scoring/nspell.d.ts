// nspell ships no types, so this declares the part that is used.
declare module 'nspell' {
  interface Speller {
    correct(word: string): boolean
  }
  export default function nspell(dictionary: { aff: Uint8Array; dic: Uint8Array }): Speller
}

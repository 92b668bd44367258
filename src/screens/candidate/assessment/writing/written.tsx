import { toLanguage } from './written-language'

/** Assessed words within a sentence of the interface, in their own language and direction. */
export const Written = ({ text }: { text: string }) => <bdi lang={toLanguage(text)}>{text}</bdi>

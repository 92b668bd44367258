import { levelAt, levelByWords, toMetShare } from '../matching.rules'

/** The thousandths met, by the level held. */
export const metTable = (factor: number, requiredLevel: number): Int32Array =>
  Int32Array.from({ length: 101 }, (_, level) => toMetShare(levelAt(level, factor), requiredLevel))

/** The same by the thousandths of a skill's words. */
export const metByWords = (requiredLevel: number): Int32Array =>
  Int32Array.from({ length: 1001 }, (_, shared) => toMetShare(levelByWords(shared), requiredLevel))

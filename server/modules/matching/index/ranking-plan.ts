import { type JobFacts, toWeight, type WantedSkill } from '../matching.rules'
import type { Rarity, RelatedSkills } from '../related-skills.rules'
import type { CandidateWordsIndex } from './candidate-words-index'
import { metByWords, metTable } from './met-tables.rules'
import type { PostingList } from './posting-lists'
import { type WalkedList, type WalkedWords, walk } from './walked-lists'

/** Of everything near a wanted skill, the one that adds most counts. */
export interface WalkedSkill {
  lists: readonly WalkedList[]
  /** The words of its name, if the taxonomy does not know it. */
  words: WalkedWords
  /** What so many thousandths of its words add. */
  addsByWords: Int32Array
}

/** Everything that is walked to rank the candidates of a job. */
export interface RankingPlan {
  skills: readonly WalkedSkill[]
  /** The sum of the weights of the skills. */
  weight: number
  text: WalkedWords
  title: WalkedWords
}

export function planRanking(
  { skills, words }: JobFacts,
  rarity: Rarity,
  from: {
    relatedSkills: RelatedSkills
    getList: (key: string) => PostingList | undefined
    words: CandidateWordsIndex
  },
): RankingPlan {
  const weightOf = ({ importance, key }: WantedSkill) => toWeight(importance, rarity(key))
  return {
    skills: skills.map((wanted) => {
      const weight = weightOf(wanted)
      const addsBy = remembered((factor: number) =>
        metTable(factor, wanted.requiredLevel).map((met) => weight * met),
      )
      return {
        lists: from.relatedSkills
          .towards(wanted.key)
          .flatMap(({ key, factor }) => walk(from.getList(key), addsBy(factor))),
        words: from.words.walked(wanted.words ?? [], rarity, 'text'),
        addsByWords:
          wanted.words === undefined
            ? none
            : metByWords(wanted.requiredLevel).map((met) => weight * met),
      }
    }),
    weight: skills.reduce((sum, wanted) => sum + weightOf(wanted), 0),
    text: from.words.walked(words?.text ?? [], rarity, 'text'),
    title: from.words.walked(words?.title ?? [], rarity, 'title'),
  }
}

const none = new Int32Array(0)

/** Few factors come again and again. */
function remembered(make: (factor: number) => Int32Array): (factor: number) => Int32Array {
  const known = new Map<number, Int32Array>()
  return (factor) => {
    const adds = known.get(factor) ?? make(factor)
    known.set(factor, adds)
    return adds
  }
}

import type { PostingList } from './posting-lists'

/** A posting list, in order, as it is walked for a job. */
export interface WalkedList extends Pick<PostingList, 'ordinals' | 'payloads' | 'count'> {
  /** What each payload adds. */
  adds: Int32Array
  /** How far it was walked. */
  at: number
}

/** Words that are compared together; `full` is the sum for all that can be asked for. */
export interface WalkedWords {
  lists: readonly WalkedList[]
  full: number
}

/** A list as it is walked with what each payload adds; nothing if there is none. */
export const walk = (list: PostingList | undefined, adds: Int32Array): WalkedList[] =>
  list === undefined || list.count === 0
    ? []
    : [
        {
          ordinals: list.ordinals,
          payloads: list.payloads,
          count: list.count,
          adds,
          at: 0,
        },
      ]

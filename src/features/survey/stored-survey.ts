/**
 * What a candidate has filled in and whether it was put off, kept in this tab: a reload loses
 * nothing, and a logout clears it.
 */
const answersKey = (userId: string) => `masar.survey.answers.${userId}`
const laterKey = (userId: string) => `masar.survey.later.${userId}`

export type SurveyAnswers = Readonly<Record<string, string>>

export function readAnswers(userId: string): SurveyAnswers {
  const stored: unknown = JSON.parse(sessionStorage.getItem(answersKey(userId)) ?? '{}')
  if (typeof stored !== 'object' || stored === null) return {}
  return Object.fromEntries(
    Object.entries(stored).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  )
}

export const storeAnswers = (userId: string, answers: SurveyAnswers): void =>
  sessionStorage.setItem(answersKey(userId), JSON.stringify(answers))

export const dropAnswers = (userId: string): void => sessionStorage.removeItem(answersKey(userId))

/** Put off for this visit: as long as this tab is open. */
export const isPutOff = (userId: string): boolean =>
  sessionStorage.getItem(laterKey(userId)) !== null

export const putOff = (userId: string): void => sessionStorage.setItem(laterKey(userId), '1')

import { dropDraft, restoreDraft, storeDraft } from '../../../../forms/draft'

const toName = (id: string) => `decline.${id}`

/** The reason that is being written for declining somebody, kept in this tab until it is sent. */
export const restoreReason = (id: string, userId: string): string =>
  restoreDraft(toName(id), userId, { reason: '' }).reason

export const storeReason = (id: string, userId: string, reason: string): void =>
  storeDraft(toName(id), userId, { reason })

export const dropReason = (id: string, userId: string): void => dropDraft(toName(id), userId)

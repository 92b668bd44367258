import type { Share } from './shares.rules'
import type { ShareLook } from '../../ui/charts/share-bar'

const skills = ['share.1', 'share.2', 'share.3', 'share.4'] as const

/**
 * The colour of a share, the same in the bar and beside its name: the first skills have one each,
 * those after them the last.
 */
export function getShareLook({ kind }: Share, at: number): ShareLook {
  if (kind === 'lack') return 'lack'
  if (kind === 'words') return 'words'
  if (kind === 'title') return 'other'
  if (kind === 'experience') return 'further'
  return skills[at] ?? 'share.4'
}

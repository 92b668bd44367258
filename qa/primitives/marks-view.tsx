import { chakra } from '@chakra-ui/react/styled-system'
import { Button } from '../../src/ui/button'
import { PathSteps } from '../../src/ui/career-path/path-steps'
import { ScoreBar, ScoreNumber } from '../../src/ui/charts/score'
import { Snackbar } from '../../src/ui/overlays/snackbar'
import { StatusBadge } from '../../src/ui/feedback/status-badge'
import type { GalleryWords } from './words-en'

const statuses = [
  'COMPLETED',
  'RESULT_PROCESSING',
  'IN_PROGRESS',
  'REDO',
  'CANCELLED',
  'FAILED',
  'NONE',
] as const

export const StatusView = ({ t }: { t: GalleryWords }) => (
  <chakra.div display="flex" flexDirection="column" alignItems="flex-start" gap="2">
    {statuses.map((status, at) => (
      <StatusBadge key={status} status={status} label={t.statuses[at] ?? status} />
    ))}
  </chakra.div>
)

export const BandsView = ({ t }: { t: GalleryWords }) => (
  <chakra.div display="flex" flexDirection="column" gap="2">
    {[34, 50, 70, 71].map((score, at) => (
      <chakra.div
        key={score}
        display="grid"
        gridTemplateColumns="40px 1fr 130px"
        alignItems="center"
        gap="4"
      >
        <ScoreNumber score={score} size="row" />
        <ScoreBar score={score} />
        <chakra.span textStyle="tiny" color="fg.muted">
          {t.bandNames[at]}
        </chakra.span>
      </chakra.div>
    ))}
  </chakra.div>
)

const tones = ['success', 'danger', 'info'] as const

export const SnackbarsView = ({ t }: { t: GalleryWords }) => (
  <chakra.ul display="flex" flexDirection="column" gap="2" maxWidth="360px">
    {tones.map((tone, at) => (
      <Snackbar
        key={tone}
        tone={tone}
        title={t.snackTitles[at]}
        body={t.snackBodies[at]}
        closeLabel={t.close}
        onClose={() => undefined}
        action={
          tone === 'danger' ? (
            <chakra.span marginInlineStart="-2.5">
              <Button variant="subtle" size="xs">
                {t.retry}
              </Button>
            </chakra.span>
          ) : undefined
        }
      />
    ))}
  </chakra.ul>
)

export const getStages = (t: GalleryWords) =>
  t.stages.map((label, at) => ({
    id: label,
    label,
    state: at < 1 ? ('done' as const) : at === 1 ? ('here' as const) : ('ahead' as const),
  }))

export const PathView = ({ t }: { t: GalleryWords }) => (
  <PathSteps label={t.path} stages={getStages(t)} travelled={40} />
)

import { chakra } from '@chakra-ui/react/styled-system'
import CloudCheck from 'lucide-react/icons/cloud-check'
import CloudUpload from 'lucide-react/icons/cloud-upload'
import Eye from 'lucide-react/icons/eye'
import HardDrive from 'lucide-react/icons/hard-drive'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import WifiOff from 'lucide-react/icons/wifi-off'
import type { LucideProps } from 'lucide-react/types'
import { memo, useState, type ComponentType, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { AssessmentView } from '../../../../features/assessments/engine/assessment-view'
import { AssessmentContext } from '../../../../features/assessments/engine/assessment-context'
import { Icon } from '../../../../ui/icons'
import { LiveRegion } from '../../../../ui/visually-hidden'
import { SavedAgo } from './saved-ago'

/** What is saved and where it is kept, always in the same room of the footer. */
export const SavedState = memo(() => {
  const { t } = useTranslation('assessment')
  const { now } = AssessmentContext.useRun()
  const saving = AssessmentContext.useSelectorBetweenKeys((view) => view.saving)
  const waiting = AssessmentContext.useSelectorBetweenKeys((view) => view.waiting)
  const readOnly = AssessmentContext.useSelector(({ snapshot }) => snapshot.hasTag('readOnly'))
  const offline = AssessmentContext.useSelector(({ snapshot }) => snapshot.hasTag('offline'))
  const resyncing = AssessmentContext.useSelector(({ snapshot }) =>
    snapshot.matches({ running: { connectivity: 'resyncing' } }),
  )
  const fault = AssessmentContext.useSelector((view) => view.recordingFaults[0])
  const storageFailed = AssessmentContext.useSelector((view) => view.storageFailed)
  const savedAt = useSavedAt(saving)
  const isCounted = useCounted(saving)
  return (
    <>
      <Spoken offline={offline} saving={saving} isCounted={isCounted} />
      <LiveRegion
        urgent
        message={
          fault === undefined
            ? ''
            : `${t(`recording.fault.${fault}`)} ${t(`recording.faultFix.${fault}`)}`
        }
      />
      {readOnly ? (
        <Grave icon={Eye} title={t('saved.elsewhere')}>
          {t('saved.elsewhereMore')}
        </Grave>
      ) : storageFailed ? (
        <Grave icon={HardDrive} title={t('saved.storage')}>
          {t('saved.storageMore')}
        </Grave>
      ) : fault !== undefined ? (
        <Grave icon={TriangleAlert} title={t(`recording.fault.${fault}`)}>
          {t(`recording.faultFix.${fault}`)}
        </Grave>
      ) : resyncing ? (
        <Grave icon={CloudUpload} title={t('saved.resyncing')}>
          {t('saved.resyncingMore')}
        </Grave>
      ) : offline ? (
        <Grave icon={WifiOff} title={t('saved.offline')} detail={t('saved.offlineMore')}>
          {waiting === 0 ? t('saved.keptOnly') : t('saved.kept', { count: waiting })}
        </Grave>
      ) : saving === 'retrying' ? (
        <Grave icon={CloudUpload} title={t('saved.retrying')}>
          {t('saved.retryingMore')}
        </Grave>
      ) : saving === 'kept' ? (
        <Grave icon={CloudCheck} title={t('saved.late')}>
          {t('saved.lateMore')}
        </Grave>
      ) : (
        <>
          <Cloud saved={saving === 'saved'} />
          {saving !== 'saved' ? (
            t('saved.saving')
          ) : isCounted ? (
            t('saved.counted')
          ) : savedAt === null ? (
            t('saved.first')
          ) : (
            <SavedAgo at={savedAt} now={now} />
          )}
        </>
      )}
    </>
  )
})

/**
 * Both clouds are drawn and one is visible. The state changes once a second during typing, and
 * replacing the picture would build ten elements each time.
 */
const Cloud = ({ saved }: { saved: boolean }) => (
  <chakra.span
    display="grid"
    flexShrink="0"
    css={{ '& > *': { gridArea: '1 / 1', display: 'flex' } }}
  >
    <span style={{ opacity: saved ? 1 : 0 }}>
      <Saved />
    </span>
    <span style={{ opacity: saved ? 0 : 1 }}>
      <Saving />
    </span>
  </chakra.span>
)

const Saved = memo(() => <Icon of={CloudCheck} size={20} />)
const Saving = memo(() => <Icon of={CloudUpload} size={20} />)

interface GraveProps {
  icon: ComponentType<LucideProps>
  title: string
  detail?: string
  children: ReactNode
}

/** Two lines for what is worth more than a glance. */
const Grave = ({ icon, title, detail, children }: GraveProps) => (
  <>
    <chakra.span color="warning.fg" display="inline-flex">
      <Icon of={icon} size={22} />
    </chakra.span>
    <chakra.div minWidth="0">
      <chakra.div color="fg">
        <strong>{title}</strong>
        {detail === undefined ? null : ` ${detail}`}
      </chakra.div>
      <chakra.div textStyle="tiny">{children}</chakra.div>
    </chakra.div>
  </>
)

interface SpokenProps {
  offline: boolean
  saving: AssessmentView['saving']
  isCounted: boolean
}

/**
 * Says when the connection goes, when it is back and all is sent, and when what came late counts;
 * nothing in between.
 */
const Spoken = ({ offline, saving, isCounted }: SpokenProps) => {
  const { t } = useTranslation('assessment')
  const [seen, setSeen] = useState({ offline, was: false })
  if (seen.offline !== offline) setSeen({ offline, was: true })
  const back = {
    saved: t('saved.onlineSpoken'),
    kept: `${t('saved.resyncing')} ${t('saved.late')} ${t('saved.lateMore')}`,
  }
  const words = offline
    ? `${t('saved.offline')} ${t('saved.offlineMore')}`
    : isCounted
      ? t('saved.counted')
      : seen.was && (saving === 'saved' || saving === 'kept')
        ? back[saving]
        : ''
  return <LiveRegion message={words} />
}

/** Whether answers that were only kept count by now; said until something is written again. */
function useCounted(saving: AssessmentView['saving']): boolean {
  const [seen, setSeen] = useState({ saving, isCounted: false })
  if (seen.saving !== saving)
    setSeen({ saving, isCounted: seen.saving === 'kept' && saving === 'saved' })
  return seen.isCounted
}

/** When the server last had everything, once something was answered; on the server's clock. */
function useSavedAt(saving: AssessmentView['saving']): number | null {
  const { now } = AssessmentContext.useRun()
  const isAnswered = AssessmentContext.useSelectorBetweenKeys(({ answers }) => answers.size > 0)
  const [seen, setSeen] = useState<{ saving: typeof saving; at: number | null }>({
    saving,
    at: null,
  })
  if (seen.saving !== saving)
    setSeen({ saving, at: saving === 'saved' && isAnswered ? now() : seen.at })
  return seen.at
}

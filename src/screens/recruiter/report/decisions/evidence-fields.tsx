import { useTranslation } from 'react-i18next'
import { isCounted } from '../../../../../machines/shared/episodes'
import { formatClock } from '../../../../i18n/numbers'
import { RadioGroupField } from '../../../../ui/choice-field'
import { SelectField } from '../../../../ui/select-field'
import { timelineOf, type Report } from '../timeline.rules'
import { useEpisodeWords } from '../use-event-words'
import { hasMoments, type Evidence, type Said } from './decision.rules'

interface EvidenceFieldsProps {
  report: Report
  said: Said
  /** Where the player stood when the dialog was opened. */
  moment: number
  change: (part: Partial<Said>) => void
  /** What is wrong with the evidence, said once it was sent. */
  errors: { kind?: string | undefined; episode?: string | undefined }
}

/** What a disqualification rests on: the moment in the player, an episode, or what was seen. */
export const EvidenceFields = ({ report, said, moment, change, errors }: EvidenceFieldsProps) => {
  const { t } = useTranslation('recruiter')
  const words = useEpisodeWords()
  const episodes = timelineOf(report).episodes.filter(isCounted)
  const at = formatClock(moment / 1000)
  const kinds: Evidence['kind'][] = [
    ...(hasMoments(report) ? (['moment'] as const) : []),
    ...(episodes.length > 0 ? (['episode'] as const) : []),
    'observation',
  ]
  return (
    <>
      <RadioGroupField
        legend={t('decide.evidence')}
        hint={said.kind === 'moment' ? t('decide.evidenceHint') : undefined}
        name="evidence"
        options={kinds.map((value) => ({
          value,
          label: t(`decide.evidenceKinds.${value}`, { at: `\u2068${at}\u2069` }),
        }))}
        value={said.kind}
        onValueChange={(kind) => change({ kind })}
        error={errors.kind}
      />
      {said.kind === 'episode' ? (
        <SelectField
          label={t('decide.episode')}
          placeholder={t('decide.episodeNone')}
          options={episodes.map((episode) => ({
            value: episode.id,
            label: `${formatClock(episode.offset_ms / 1000)} ${words(episode).title}`,
          }))}
          value={said.eventId}
          onChange={(event) => change({ eventId: event.target.value })}
          error={errors.episode}
        />
      ) : null}
    </>
  )
}

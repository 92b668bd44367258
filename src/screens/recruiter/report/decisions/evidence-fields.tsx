import { useTranslation } from 'react-i18next'
import { isCounted } from '../../../../../machines/shared/episodes'
import { FormField, ValueField } from '../../../../forms/form-field'
import { formatClock } from '../../../../i18n/numbers'
import { RadioGroupField } from '../../../../ui/fields/choice-field'
import { SelectField } from '../../../../ui/fields/select-field'
import { toTimeline, type Report } from '../timeline.rules'
import { useEpisodeLabels } from '../use-event-labels'
import { hasMoments, type DecisionValues, type Evidence } from './decision.rules'

interface EvidenceFieldsProps {
  report: Report
  /** Where the player stood when the dialog was opened. */
  moment: number
}

/** What a disqualification rests on: the moment in the player, an episode, or what was seen. */
export const EvidenceFields = ({ report, moment }: EvidenceFieldsProps) => {
  const { t } = useTranslation('recruiter')
  const labels = useEpisodeLabels()
  const episodes = toTimeline(report).episodes.filter(isCounted)
  const at = formatClock(moment / 1000)
  const kinds: Evidence['kind'][] = [
    ...(hasMoments(report) ? (['moment'] as const) : []),
    ...(episodes.length > 0 ? (['episode'] as const) : []),
    'observation',
  ]
  return (
    <ValueField<DecisionValues['evidence']> name="evidence" label={t('decide.evidence')}>
      {({ label, value: kind, error, ...field }) => (
        <>
          <RadioGroupField
            {...field}
            value={kind}
            legend={label}
            hint={kind === 'moment' ? t('decide.evidenceHint') : undefined}
            error={kind === 'episode' ? undefined : error}
            options={kinds.map((value) => ({
              value,
              label: t(`decide.evidenceKinds.${value}`, { at: `\u2068${at}\u2069` }),
            }))}
          />
          {kind === 'episode' ? (
            <FormField name="event_id" label={t('decide.episode')}>
              {(episode) => (
                <SelectField
                  {...episode}
                  error={episode.error ?? error}
                  placeholder={t('decide.episodeNone')}
                  options={episodes.map((one) => ({
                    value: one.id,
                    label: `${formatClock(one.offset_ms / 1000)} ${labels(one).title}`,
                  }))}
                />
              )}
            </FormField>
          ) : null}
        </>
      )}
    </ValueField>
  )
}

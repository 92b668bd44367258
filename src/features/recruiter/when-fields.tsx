import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../api/api-error'
import { formatInZone, nameOfZone, timeZones } from '../../i18n/time-zones'
import { useErrorSentence } from '../../i18n/use-error-sentence'
import { useLanguage } from '../../i18n/use-language'
import { momentOf, type WallTime } from '../../i18n/wall-time'
import { SelectField } from '../../ui/select-field'
import { TextField } from '../../ui/text-field'

export interface When extends WallTime {
  zone: string
  minutes: string
}

const lengths = [15, 30, 45, 60, 90, 120, 180]

interface WhenFieldsProps {
  said: When
  onChange: (part: Partial<When>) => void
  /** The sentence for what has to be filled, once it was tried. */
  missing: (isMissing: boolean) => string | undefined
  /** Why the server would not have it. */
  refused: Error | null
  /** Whom it is made with, and the time zone they are in, where that is known. */
  candidate: { name: string; zone: string | null } | null
}

/**
 * When an interview is, by the clocks of a time zone that is named, and what that is for the other
 * side. A time that is taken is told beside it.
 */
export const WhenFields = ({ said, onChange, missing, refused, candidate }: WhenFieldsProps) => {
  const { t } = useTranslation('interviews')
  const { language } = useLanguage()
  const refusal = useTimeRefusal(refused)
  const at = momentOf(said, said.zone)
  const [zones, chosen] = [timeZones(), Number(said.minutes)]
  const shown = [...new Set([...lengths, chosen])].toSorted((one, other) => one - other)
  const wrong =
    said.day !== '' && said.time !== '' && at === null
      ? missing(true) && t('when.noSuchTime')
      : undefined
  return (
    <>
      <Trio>
        <TextField
          type="date"
          label={t('when.day')}
          value={said.day}
          onChange={(event) => onChange({ day: event.target.value })}
          error={missing(said.day === '')}
        />
        <TextField
          type="time"
          label={t('when.time')}
          value={said.time}
          onChange={(event) => onChange({ time: event.target.value })}
          error={missing(said.time === '') ?? wrong ?? refusal}
        />
        <SelectField
          label={t('when.length')}
          value={said.minutes}
          onChange={(event) => onChange({ minutes: event.target.value })}
          options={shown.map((minutes) => ({
            value: String(minutes),
            label: t('minutes', { count: minutes }),
          }))}
        />
      </Trio>
      <SelectField
        label={t('when.zone')}
        value={said.zone}
        onChange={(event) => onChange({ zone: event.target.value })}
        options={(zones.includes(said.zone) ? zones : [said.zone, ...zones]).map((zone) => ({
          value: zone,
          label: zone.replaceAll('_', ' '),
        }))}
      />
      {at === null ? null : (
        <chakra.dl
          bg="bg.sunken"
          borderRadius="control"
          paddingInline="4"
          paddingBlock="3"
          display="grid"
          gap="2"
          textStyle="small"
        >
          <Clock name={t('when.yours')}>
            {formatInZone(at, said.zone, language)} ({nameOfZone(said.zone, at, language)})
          </Clock>
          {candidate === null ? null : (
            <Clock name={t('when.theirs', { name: `\u2068${candidate.name}\u2069` })}>
              {candidate.zone === null
                ? t('when.unknown')
                : `${formatInZone(at, candidate.zone, language)} (${nameOfZone(candidate.zone, at, language)})`}
            </Clock>
          )}
        </chakra.dl>
      )}
    </>
  )
}

/** What the server has against the time itself; undefined for every other failure. */
function useTimeRefusal(refused: Error | null): string | undefined {
  const sentence = useErrorSentence()
  if (!(refused instanceof ApiError)) return undefined
  return refused.code === 'interview_overlap' ? sentence(refused) : refused.fields?.['scheduled_at']
}

/** Whether a failure is told beside the time, so that it need not be told again. */
export const isOfTime = (refused: Error | null): boolean =>
  refused instanceof ApiError &&
  (refused.code === 'interview_overlap' || refused.fields?.['scheduled_at'] !== undefined)

const Clock = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <chakra.dt color="fg.muted">{name}</chakra.dt>
    <dd>{children}</dd>
  </div>
)

const Trio = ({ children }: { children: ReactNode }) => (
  <chakra.div
    display="grid"
    gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' }}
    gap="4"
    alignItems="start"
  >
    {children}
  </chakra.div>
)

import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, type ReactNode } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { FormField } from '../../../forms/form-field'
import { formatInZone, nameOfZone, timeZones } from '../../../i18n/time-zones'
import { useLanguage } from '../../../i18n/use-language'
import { SelectField } from '../../../ui/fields/select-field'
import { TextField } from '../../../ui/fields/text-field'
import { momentIn, type When } from './when.rules'

const lengths = [15, 30, 45, 60, 90, 120, 180]

interface WhenFieldsProps {
  /** The candidate of the interview, and their time zone if it is known. */
  candidate: { name: string; zone: string | null } | null
}

/**
 * The time of an interview, and the same time for the candidate. An error about a time that is
 * taken is shown at the field.
 */
export const WhenFields = ({ candidate }: WhenFieldsProps) => {
  const { t } = useTranslation('interviews')
  const { language } = useLanguage()
  const form = useFormContext<When>()
  const [day, time, zone, minutes] = useWatch({
    control: form.control,
    name: ['day', 'scheduled_at', 'time_zone', 'duration_minutes'],
  })
  const at = momentIn({ day, scheduled_at: time, time_zone: zone })
  const zones = timeZones()
  const shown = [...new Set([...lengths, Number(minutes)])].toSorted((one, other) => one - other)
  // Whether the clocks show a time depends on both.
  useEffect(() => {
    if (form.getFieldState('scheduled_at').invalid) void form.trigger('scheduled_at')
  }, [form, day, zone])
  return (
    <>
      <Trio>
        <FormField name="day" label={t('when.day')}>
          {(field) => <TextField {...field} type="date" />}
        </FormField>
        <FormField name="scheduled_at" label={t('when.time')}>
          {(field) => <TextField {...field} type="time" />}
        </FormField>
        <FormField name="duration_minutes" label={t('when.length')}>
          {(field) => (
            <SelectField
              {...field}
              options={shown.map((count) => ({
                value: String(count),
                label: t('minutes', { count }),
              }))}
            />
          )}
        </FormField>
      </Trio>
      <FormField name="time_zone" label={t('when.zone')}>
        {(field) => (
          <SelectField
            {...field}
            options={(zones.includes(zone) ? zones : [zone, ...zones]).map((one) => ({
              value: one,
              label: one.replaceAll('_', ' '),
            }))}
          />
        )}
      </FormField>
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
            {formatInZone(at, zone, language)} ({nameOfZone(zone, at, language)})
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

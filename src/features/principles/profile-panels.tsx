import { chakra } from '@chakra-ui/react/styled-system'
import { useTranslation } from 'react-i18next'
import type { components } from '../../../openapi/generated/api'
import { Columns } from '../../ui/layout/columns'
import { Panel } from '../../ui/layout/panel'
import { TraitProfile } from './trait-profile'

interface ProfilePanelsProps {
  traits: readonly components['schemas']['TraitProfile'][]
  reader: 'candidate' | 'recruiter'
}

/** A profile: the five traits, and how to read them. */
export const ProfilePanels = ({ traits, reader }: ProfilePanelsProps) => {
  const { t } = useTranslation('principles')
  const known = traits.some(({ reliability }) => reliability !== null)
  const how = {
    candidate: [t('profile.signals'), t('profile.middle'), t('profile.who')],
    recruiter: [
      t('results.signals'),
      t('results.told'),
      t('profile.middle'),
      known ? t('results.reliabilityKnown') : t('results.reliabilityUnknown'),
    ],
  }
  const [first, ...others] = how[reader]
  return (
    <Columns>
      <Panel title={t('profile.traits')}>
        <TraitProfile traits={traits} reader={reader} />
      </Panel>
      <Panel title={t('profile.signalsTitle')}>
        <chakra.div display="flex" flexDirection="column" gap="3" textStyle="small">
          <p>{first}</p>
          {others.map((sentence) => (
            <chakra.p key={sentence} color="fg.muted">
              {sentence}
            </chakra.p>
          ))}
        </chakra.div>
      </Panel>
    </Columns>
  )
}

import { chakra } from '@chakra-ui/react/styled-system'
import { useTranslation } from 'react-i18next'
import type { components } from '../../../../../openapi/generated/api'
import { EducationPanel, SkillsPanel, WorkPanel } from '../../../../features/user/profile-panels'
import { Notice } from '../../../../ui/feedback/notice'
import { Panel } from '../../../../ui/layout/panel'
import { AnswersPanel, CompanyPanel } from './registration-answers'
import { CriteriaPanel } from './registration-criteria'
import { ResumePanel } from './registration-resume'
import { SameIdentityPanel } from './same-identity-panel'

type Registered = components['schemas']['RegistrationToDecide']

interface RegistrationBodyProps {
  data: Registered
  onOpen: (id: string) => void
}

/** What a registration is decided by: what speaks against it first. */
export const RegistrationBody = ({ data, onOpen }: RegistrationBodyProps) => {
  const { t } = useTranslation('registration')
  const { registration, user, details, profile, criteria, same_identity: same } = data
  const shown = profile?.upload_response?.profile ?? null
  const isUnconfirmed = profile?.review.state === 'waiting'
  return (
    <chakra.div display="flex" flexDirection="column" gap="4">
      {registration.reason === null ? null : (
        <Panel level={3} title={t('reason')}>
          <chakra.p dir="auto" textStyle="small" whiteSpace="pre-line" overflowWrap="anywhere">
            {registration.reason}
          </chakra.p>
        </Panel>
      )}
      {same.length === 0 ? null : (
        <SameIdentityPanel registration={registration} others={same} onOpen={onOpen} />
      )}
      {criteria === null || details === null ? null : (
        <CriteriaPanel criteria={criteria} details={details} />
      )}
      {user.companyDetail === null ? null : <CompanyPanel company={user.companyDetail} />}
      {details === null ? (
        registration.role === 'individual' ? (
          <Panel level={3} title={t('answer.title')}>
            <chakra.p textStyle="small" color="fg.muted">
              {t('answer.none')}
            </chakra.p>
          </Panel>
        ) : null
      ) : (
        <AnswersPanel details={details} emiratesId={registration.emirates_id} />
      )}
      {profile === null ? null : <ResumePanel profile={profile} />}
      {shown === null ? null : (
        <>
          {isUnconfirmed ? (
            <Notice tone="warning" title={t('unconfirmed')}>
              {profile?.review.from_picture === true ? t('unconfirmedScan') : t('unconfirmedBody')}
            </Notice>
          ) : null}
          <SkillsPanel level={3} skills={shown.skills} />
          <WorkPanel level={3} work={shown.work_history_detailed} />
          <EducationPanel level={3} education={shown.education} />
        </>
      )}
    </chakra.div>
  )
}

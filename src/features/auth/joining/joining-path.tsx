import { chakra } from '@chakra-ui/react/styled-system'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { PathDots } from '../../../ui/career-path/path-steps'

const ways = {
  candidate: ['signup', 'email', 'details', 'approval', 'profile', 'assessments', 'jobs'],
  recruiter: ['signup', 'email', 'details', 'approval'],
} as const

type JoiningStep = (typeof ways)['candidate'][number]

interface JoiningPathProps {
  at: JoiningStep
  /**
   * The role whose path is shown. Until one is chosen it is the candidate's, as most people are
   * candidates.
   */
  of?: keyof typeof ways
}

/** The whole way, from signing up to what it is for, in one line: dots, and the words beside. */
export const JoiningPath = (props: JoiningPathProps) => (
  <chakra.div
    display="flex"
    alignItems="center"
    columnGap="4"
    rowGap="2"
    flexWrap="wrap"
    minHeight="var(--line-small)"
    textStyle="small"
    color="fg.muted"
  >
    {/* The words may have to load first; the line is shown in the meantime. */}
    <Suspense>
      <Place {...props} />
    </Suspense>
  </chakra.div>
)

const Place = ({ at, of = 'candidate' }: JoiningPathProps) => {
  const { t } = useTranslation('auth')
  const steps: readonly JoiningStep[] = ways[of]
  const here = steps.indexOf(at)
  const place = t('joining.place', {
    step: here + 1,
    total: steps.length,
    name: t(`joining.${at}`),
  })
  return (
    <>
      {/* The ring around the first dot would stand beyond the edge. */}
      <chakra.span display="inline-flex" paddingInlineStart={here === 0 ? '2' : '0'}>
        <PathDots label={place} done={here} total={steps.length} />
      </chakra.span>
      <span aria-hidden>{place}</span>
    </>
  )
}

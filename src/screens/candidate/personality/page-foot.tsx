import { chakra } from '@chakra-ui/react/styled-system'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { useTranslation } from 'react-i18next'
import type { Answering } from '../../../features/principles/use-answering'
import { Button } from '../../../ui/button'
import { FieldMessage } from '../../../ui/fields/field'
import { Icon } from '../../../ui/icons'

interface PageFootProps {
  /** Counted from 1. */
  page: number
  pages: number
  /** How many statements without an answer are to be named. */
  missingHere: number
  /** Everything is answered, and this is the last page. */
  isLast: boolean
  answering: Answering
  onBack: () => void
  onNext: () => void
}

/** The way through the pages, and at its end the one button that hands in. */
export const PageFoot = ({
  page,
  pages,
  missingHere,
  isLast,
  answering: { finishing },
  onBack,
  onNext,
}: PageFootProps) => {
  const { t } = useTranslation('principles')
  return (
    <chakra.nav aria-label={t('page.nav')} marginBlockStart="5">
      <div role="alert">
        <FieldMessage
          id="personality-missing"
          error={missingHere === 0 ? undefined : t('page.missing', { count: missingHere })}
        />
      </div>
      {isLast ? (
        <chakra.p textStyle="small" color="fg.muted" marginBlockEnd="3">
          {t('finish.note')}
        </chakra.p>
      ) : null}
      <chakra.div
        display="flex"
        alignItems="center"
        justifyContent="space-between"
        gap="3"
        marginBlockStart="3"
      >
        <Button variant="secondary" disabled={page === 1} onClick={onBack}>
          {t('page.back')}
        </Button>
        <chakra.span textStyle="small" color="fg.muted">
          {t('page.position', { page, pages })}
        </chakra.span>
        <Button
          id="personality-next"
          variant="primary"
          loading={finishing}
          loadingLabel={t('finish.doing')}
          iconEnd={isLast ? undefined : <Icon of={ArrowRight} mirror />}
          onClick={onNext}
        >
          {isLast ? t('finish.do') : t('page.next')}
        </Button>
      </chakra.div>
    </chakra.nav>
  )
}

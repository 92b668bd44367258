import { chakra } from '@chakra-ui/react/styled-system'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../i18n/numbers'
import { useLanguage } from '../../../i18n/use-language'
import { Button } from '../../../ui/button'
import type { Chosen } from './use-chosen'

interface ChosenLineProps<Row> {
  chosen: Chosen<Row>
  page: ReadonlyMap<string, Row>
  total: number
  /** Whether all that fit can be chosen at once. */
  everything: boolean
}

/**
 * Over the rows, once some are chosen: how many, and the way from the page to all that fit. Spoken
 * when it changes.
 */
export const ChosenLine = <Row,>({ chosen, page, total, everything }: ChosenLineProps<Row>) => {
  const { t } = useTranslation('recruiter')
  const { language } = useLanguage()
  const count = chosen.everything ? total : chosen.rows.size
  const number = (value: number) => formatNumber(value, language)
  const wholePage = [...page.keys()].every((key) => chosen.rows.has(key))
  return (
    <chakra.div
      data-screen-only
      role="status"
      display={count === 0 ? 'none' : 'flex'}
      flexWrap="wrap"
      alignItems="center"
      gap="2"
      marginBlockEnd="3"
      paddingBlock="1"
      paddingInline="3"
      bg="accent.subtle"
      borderRadius="control"
      textStyle="small"
    >
      {count === 0 ? null : (
        <>
          <chakra.span textStyle="smallStrong" color="accent.fg">
            {chosen.everything
              ? t('list.allChosen', { count, number: number(count) })
              : t('list.chosen', { count, number: number(count) })}
          </chakra.span>
          {everything && !chosen.everything && wholePage && total > page.size ? (
            <Button size="xs" variant="secondary" onClick={chosen.chooseEverything}>
              {t('list.chooseAll', { count: total, number: number(total) })}
            </Button>
          ) : null}
          <Button size="xs" variant="ghost" onClick={chosen.clear}>
            {t('list.chooseNone')}
          </Button>
        </>
      )}
    </chakra.div>
  )
}

import { chakra } from '@chakra-ui/react/styled-system'
import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'

/**
 * Above every page of an open demonstration. Frames as high as the window leave it its room, of
 * which they read in `--above`.
 */
export const OpenDemoLine = () => {
  const { t } = useTranslation('common')
  const line = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const element = line.current
    const { style } = document.documentElement
    if (element === null || typeof ResizeObserver === 'undefined') return undefined
    const sizes = new ResizeObserver(() =>
      style.setProperty('--above', `${element.getBoundingClientRect().height}px`),
    )
    sizes.observe(element)
    return () => {
      sizes.disconnect()
      style.removeProperty('--above')
    }
  }, [])
  return (
    <chakra.aside
      ref={line}
      aria-label={t('openDemo.title')}
      paddingBlock="1"
      paddingInline="4"
      bg="warning.subtle"
      textStyle="tiny"
      textAlign="center"
    >
      <chakra.strong textStyle="tinyStrong">{t('openDemo.title')}</chakra.strong>{' '}
      {t('openDemo.body')}
    </chakra.aside>
  )
}

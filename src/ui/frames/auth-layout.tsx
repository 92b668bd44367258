import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Nuqta } from '../career-path/nuqta'

export interface AuthPoint {
  strong: string
  rest: string
}

interface AuthLayoutProps {
  wordmark: ReactNode
  /** The other way in: "New to Masar? Sign up". */
  headerEnd?: ReactNode
  /** The language switch, always at the top end. */
  language: ReactNode
  footerStart?: ReactNode
  footerEnd?: ReactNode
  panelTitle: ReactNode
  panelPoints: readonly AuthPoint[]
  children: ReactNode
}

/** The form in the start half; the ink panel in the end half, from 1024 px on. */
export const AuthLayout = ({
  wordmark,
  headerEnd,
  language,
  footerStart,
  footerEnd,
  panelTitle,
  panelPoints,
  children,
}: AuthLayoutProps) => (
  <chakra.div display="flex" minHeight="calc(100dvh - var(--above, 0px))" bg="bg.surface">
    <chakra.div
      display="flex"
      flexDirection="column"
      flex="1"
      minWidth="0"
      paddingInline={{ base: '4', sm: '6', xl: '48px' }}
    >
      <chakra.header
        display="flex"
        flexWrap={{ base: 'wrap', sm: 'nowrap' }}
        alignItems="center"
        columnGap="4"
        minHeight={{ base: '64px', sm: '80px' }}
        paddingBlockStart={{ base: '2.5', sm: '0' }}
        textStyle="small"
        color="fg.muted"
      >
        {wordmark}
        {headerEnd === undefined ? null : (
          // On phones the other way in has a line of its own, below the switch.
          <chakra.div
            display="flex"
            alignItems="center"
            gap="4"
            order={{ base: '3', sm: '0' }}
            width={{ base: 'full', sm: 'auto' }}
            marginInlineStart={{ sm: 'auto' }}
          >
            {headerEnd}
            <chakra.span
              aria-hidden
              display={{ base: 'none', sm: 'block' }}
              width="1px"
              height="20px"
              bg="border.strong"
            />
          </chakra.div>
        )}
        <chakra.span
          marginInlineEnd="-2"
          marginInlineStart={{ base: 'auto', sm: headerEnd === undefined ? 'auto' : '-2' }}
        >
          {language}
        </chakra.span>
      </chakra.header>
      <chakra.main
        display="flex"
        flex="1"
        alignItems={{ base: 'flex-start', md: 'center' }}
        justifyContent="center"
        paddingBlock={{ base: '6', md: '4' }}
      >
        <chakra.div width="full" maxWidth="form">
          {children}
        </chakra.div>
      </chakra.main>
      <chakra.footer
        display="flex"
        flexWrap="wrap"
        justifyContent="space-between"
        alignItems="center"
        columnGap="6"
        minHeight="64px"
        textStyle="tiny"
        color="fg.muted"
      >
        <chakra.div display="flex" flexWrap="wrap" gap="4">
          {footerStart}
        </chakra.div>
        <div>{footerEnd}</div>
      </chakra.footer>
    </chakra.div>
    <chakra.aside
      // A long form goes by; the panel stays in the window.
      position="sticky"
      insetBlockStart="0"
      alignSelf="flex-start"
      minHeight="calc(100dvh - var(--above, 0px))"
      display={{ base: 'none', lg: 'flex' }}
      flexDirection="column"
      justifyContent="space-between"
      gap="14"
      width={{ lg: '44%', xl: '592px' }}
      flexShrink="0"
      bg="ink"
      color="ink.fg"
      padding={{ lg: '40px', xl: '56px' }}
      paddingBlockStart={{ lg: '120px', xl: '176px' }}
    >
      <LongMark />
      <div>
        <chakra.p
          textStyle="h1"
          fontSize="30px"
          lineHeight="40px"
          _rtl={{ lineHeight: '50px' }}
          maxWidth="400px"
          textWrap="balance"
        >
          {panelTitle}
        </chakra.p>
        <chakra.ul display="flex" flexDirection="column" gap="3" marginBlockStart="8">
          {panelPoints.map((point) => (
            <chakra.li key={point.strong} display="flex" gap="3" color="ink.muted">
              <chakra.span display="inline-flex" alignItems="center" height="var(--line-body)">
                <Nuqta filled size={8} color="ink.nuqta" />
              </chakra.span>
              <span>
                <chakra.strong color="ink.fg" fontWeight="500">
                  {point.strong}
                </chakra.strong>
                {point.rest}
              </span>
            </chakra.li>
          ))}
        </chakra.ul>
      </div>
    </chakra.aside>
  </chakra.div>
)

/**
 * The word with its line drawn long, and the dots that measure it. It reads right to left in both
 * languages.
 */
const LongMark = () => (
  <chakra.div aria-hidden dir="ltr" width="full" maxWidth="464px">
    {/* A picture of its own, since its outlines would weigh on the script that every page waits for. */}
    <chakra.div
      width="full"
      aspectRatio="464.3 / 100.9"
      bg="currentColor"
      css={{ maskImage: 'url(/wordmark-long.svg)', maskSize: '100% 100%', maskRepeat: 'no-repeat' }}
    />
    <chakra.div display="flex" gap="40px" marginBlockStart="5" paddingInlineStart="17%">
      {[false, false, true, true].map((filled, at) => (
        <chakra.span
          key={at}
          display="inline-flex"
          css={{ '& > span': { background: filled ? undefined : 'transparent' } }}
        >
          <Nuqta filled={filled} size={16} color="ink.nuqta" />
        </chakra.span>
      ))}
    </chakra.div>
  </chakra.div>
)

/** A thin line with words in it: "or continue with". */
export const Divider = ({ children }: { children: ReactNode }) => (
  <chakra.div
    display="flex"
    alignItems="center"
    gap="3"
    textStyle="tiny"
    color="fg.muted"
    _before={{ content: '""', flex: '1', borderBlockStart: '1px solid {colors.border}' }}
    _after={{ content: '""', flex: '1', borderBlockStart: '1px solid {colors.border}' }}
  >
    {children}
  </chakra.div>
)

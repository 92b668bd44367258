import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import type { DiffPiece } from './annotation/word-diff.rules'

/** The language of assessed words, by their script. */
const toLanguage = (text: string): 'ar' | 'en' => (/\p{Script=Arabic}/u.test(text) ? 'ar' : 'en')

/** Assessed words within a line of the interface, in their own language and direction. */
export const Said = ({ text }: { text: string }) => <bdi lang={toLanguage(text)}>{text}</bdi>

interface SaidTextProps {
  label: ReactNode
  /** Nothing was written. */
  none?: string
  pieces: readonly DiffPiece[]
  /** How what differs is marked: as wrong, or as what was missed. */
  differs: 'wrong' | 'missed'
}

const looks = {
  wrong: { bg: 'danger.subtle', line: '2px dashed {colors.danger.solid}' },
  missed: { bg: 'success.subtle', line: '2px solid {colors.success.solid}' },
} as const

/** A whole text under its name, with the words marked that another text has otherwise. */
export const SaidText = ({ label, none, pieces, differs }: SaidTextProps) => {
  const text = pieces.map((piece) => piece.text).join('')
  const look = looks[differs]
  return (
    <div>
      <chakra.h4 textStyle="tinyStrong" color="fg.muted" marginBlockEnd="0.5">
        {label}
      </chakra.h4>
      {text.trim() === '' ? (
        <chakra.p color="fg.muted">{none}</chakra.p>
      ) : (
        <chakra.p
          lang={toLanguage(text)}
          dir={toLanguage(text) === 'ar' ? 'rtl' : 'ltr'}
          textAlign="start"
          textStyle="body"
          whiteSpace="pre-wrap"
          overflowWrap="anywhere"
        >
          {pieces.map((piece, at) =>
            piece.same ? (
              <span key={at}>{piece.text}</span>
            ) : (
              <chakra.mark
                key={at}
                color="fg"
                bg={look.bg}
                borderBlockEnd={look.line}
                css={{ boxDecorationBreak: 'clone' }}
              >
                {piece.text}
              </chakra.mark>
            ),
          )}
        </chakra.p>
      )}
    </div>
  )
}

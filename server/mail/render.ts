import type { Lang } from '../http/contract/language'
import { escapeHtml } from '../http/pages/escape-html'
import { partedByQuotes } from './quoted'

/**
 * The text and the HTML of a mail; paragraphs of `body` are parted by blank lines, and what is
 * quoted begins with `>`. Everything put in is escaped, and the one link is the button's.
 */
export function renderMail(
  lang: Lang,
  subject: string,
  body: string,
  action: { label: string; link: string } | null,
): { text: string; html: string } {
  // What is put in may be nothing, as where a recruiter added no words.
  const paragraphs = body.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== '')
  const text = [
    ...paragraphs,
    ...(action === null ? [] : [`${action.label}: ${action.link}`]),
  ].join('\n\n')
  const direction = lang === 'ar' ? 'rtl' : 'ltr'
  const blocks = paragraphs.flatMap((paragraph) =>
    partedByQuotes(paragraph).map((part, at) => ({ ...part, follows: at > 0 })),
  )
  const button =
    action === null
      ? ''
      : `<p style="margin:24px 0 0"><a href="${escapeHtml(action.link)}" style="display:inline-block;background:#006C8E;color:#fff;padding:12px 20px;border-radius:6px;text-decoration:none;font-weight:600">${escapeHtml(action.label)}</a></p>`
  const html = `<!doctype html><html lang="${lang}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head><body style="margin:0;background:#F4F7F8;font-family:'IBM Plex Sans','IBM Plex Sans Arabic',Arial,sans-serif;color:#10222B"><div style="max-width:560px;margin:0 auto;padding:32px 24px"><p style="font-size:22px;color:#006C8E;margin:0 0 24px">مسار · Masar</p><div style="background:#fff;border:1px solid #DEE5E8;border-radius:10px;padding:28px;font-size:16px;line-height:1.6;overflow-wrap:anywhere">${blocks.map((block, at) => blockHtml(lang, block, at === 0)).join('')}${button}</div></div></body></html>`
  return { text, html }
}

interface Block {
  isQuoted: boolean
  lines: string[]
  /** In the same paragraph, after another block. */
  follows: boolean
}

function blockHtml(lang: Lang, { isQuoted, lines, follows }: Block, isFirst: boolean): string {
  const words = lines.map(escapeHtml).join('<br>')
  const above = isFirst ? 0 : follows ? 4 : 14
  const start = lang === 'ar' ? 'right' : 'left'
  return isQuoted
    ? `<blockquote style="margin:${above}px 0 0;padding-${start}:12px;border-${start}:3px solid #DEE5E8">${words}</blockquote>`
    : `<p style="margin:${above}px 0 0">${words}</p>`
}

import type { ImageRecipe, Layout } from './recipes'

/** How a kind of paper looks: its lines as HTML, and the style of the sheet. Nothing is drawn that could be read but the recipe's text. */
interface Look {
  lines: (lines: readonly string[]) => string
  style: string
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const paragraphs = (lines: readonly string[]) =>
  lines.map((line) => `<p>${escaped(line)}</p>`).join('')
const titled = (lines: readonly string[]) =>
  `<h1>${escaped(lines[0] ?? '')}</h1>${paragraphs(lines.slice(1))}`

/** An amount at the end of a line is shown in a separate column. */
const bill = (lines: readonly string[]) =>
  lines
    .map((line, at) => {
      const [, what, amount] = /^(.*?)\s(\d+\.\d\d.*)$/u.exec(line) ?? []
      if (at === 0) return `<h1>${escaped(line)}</h1>`
      return what === undefined || amount === undefined
        ? `<p class="middle">${escaped(line)}</p>`
        : `<p class="row"><span>${escaped(what)}</span><bdi>${escaped(amount)}</bdi></p>`
    })
    .join('')

/** What follows a colon was filled in. */
const filled = (lines: readonly string[]) =>
  lines
    .map((line, at) => {
      const colon = line.indexOf(': ')
      if (colon < 0) return at === 0 ? `<h1>${escaped(line)}</h1>` : `<p>${escaped(line)}</p>`
      return `<div class="row"><b>${escaped(line.slice(0, colon + 1))}</b><bdi>${escaped(line.slice(colon + 2))}</bdi></div>`
    })
    .join('')

const looks: Readonly<Record<Layout, Look>> = {
  receipt: {
    lines: bill,
    style: `.sheet { width: 640px; padding: 56px 52px; background: #f7f6f1; color: #33343a; font: 500 33px/1.62 'Plex', sans-serif; zoom: 1.3; }
      h1 { font-size: 40px; text-align: center; margin: 0 0 18px; padding-bottom: 16px; border-bottom: 2px dashed #77787c; }
      .middle { text-align: center; } .row { display: flex; justify-content: space-between; gap: 24px; border-bottom: 1px dotted #b9b9b4; }`,
  },
  form: {
    lines: filled,
    style: `.sheet { width: 980px; padding: 54px 60px 60px; background: #fbfaf4; color: #3a4046; font: 500 30px/1.6 'Plex', sans-serif; border: 3px double #8b9096; }
      h1 { font-size: 38px; margin: 0 0 26px; text-align: center; color: #2a4a5c; }
      .row { display: flex; align-items: stretch; margin-bottom: 14px; border: 2px solid #9aa2a8; }
      .row b { flex: 0 0 auto; min-width: 300px; padding: 8px 18px; background: #e6ebea; font-weight: 500; border-inline-end: 2px solid #9aa2a8; }
      .row bdi { flex: 1; padding: 4px 20px; color: #24397c; font: 400 35px/1.5 'Readex', sans-serif; } [lang=ar] .row bdi { text-align: right; }`,
  },
  letter: {
    lines: paragraphs,
    style: `.sheet { width: 1040px; padding: 76px 80px; background: #faf7ee; color: #2b2b2f; font: 400 41px/1.85 'Amiri', serif; } p { margin: 0 0 14px; }`,
  },
  sign: {
    lines: titled,
    style: `body { background: linear-gradient(170deg, #c9d4d6, #9fb0a8 70%, #8d9a86) !important; }
      .sheet { width: 1000px; padding: 60px 70px; background: #1f5f4c; color: #f1f4ea; font: 500 44px/1.6 'Plex', sans-serif; text-align: center; border: 8px solid #e7ead9; border-radius: 26px; outline: 10px solid #1b5343; box-shadow: 0 26px 40px #0007 !important; }
      .turn1 .sheet { background: #2c4a86; outline-color: #26407a; } .turn2 .sheet { background: #7a4a24; outline-color: #6a3f1d; }
      h1 { font-size: 58px; line-height: 1.3; margin: 0 0 18px; letter-spacing: 1px; } [lang=ar] h1 { letter-spacing: 0; }`,
  },
  book: {
    lines: paragraphs,
    style: `.sheet { width: 1060px; padding: 80px 78px 96px; color: #38312a; background: linear-gradient(90deg, #d9cdb2 0, #f3ead3 9%, #f6efdc 60%, #ece0c4 100%); font: 400 42px/1.9 'Amiri', serif; } p { margin: 0; }
      [lang=ar] .sheet { background: linear-gradient(270deg, #d9cdb2 0, #f3ead3 9%, #f6efdc 60%, #ece0c4 100%); }`,
  },
  id_card: {
    lines: (lines) =>
      `<h1>${escaped(lines[0] ?? '')}</h1><i></i>${filled(['', ...lines.slice(1)]).replace('<h1></h1>', '')}`,
    style: `.sheet { width: 1000px; min-height: 440px; padding: 0 0 34px; border-radius: 34px; overflow: hidden; background: linear-gradient(120deg, #f3f6f4, #dbe7e4); color: #26333a; font: 500 38px/1.55 'Plex', sans-serif; }
      h1 { margin: 0 0 26px; padding: 26px 46px; background: #1d6a72; color: #fff; font-size: 46px; line-height: 1.3; }
      i { float: inline-end; width: 190px; height: 236px; margin-inline: 26px 44px; border-radius: 12px; background: radial-gradient(circle at 50% 38%, #8fa5a5 45px, transparent 46px), radial-gradient(88px 84px at 50% 104%, #8fa5a5 98%, transparent), #cfdad8; }
      p, .row { margin: 0; padding-inline: 46px 0; } .row b { font-weight: 500; color: #52666c; } .row b::after { content: ' '; white-space: pre; } .row bdi { font-weight: 700; }`,
  },
}

/** A page of about 1200 pixels with the text on its kind of paper, photographed a little askew; the `turn` changes the angle, the light and the grain. */
export function toPage({ text, lang, layout }: ImageRecipe, turn: number, fonts: string): string {
  const { lines, style } = looks[layout]
  const tilt = [-1.3, 1.1, -0.7, 1.5, 0.8, -1.6][turn % 6] ?? 0
  const lean = [3, -4, 5, -3][turn % 4] ?? 0
  const light = ['22% 12%', '80% 18%', '30% 92%', '74% 80%'][turn % 4] ?? ''
  const desk = ['#8a7460, #6d5947', '#9aa0a3, #767d82', '#7d8a86, #5f6c69'][turn % 3] ?? ''
  return `<!doctype html><html lang="${lang}" dir="${lang === 'ar' ? 'rtl' : 'ltr'}"><meta charset="utf-8"><style>${fonts}
    * { box-sizing: border-box; } body { margin: 0; width: 1200px; background: linear-gradient(160deg, ${desk}); }
    .photo { position: relative; width: 1200px; padding: 56px 0 64px; overflow: hidden; filter: blur(0.95px) contrast(0.94); }
    .tilt { display: grid; justify-content: center; transform: perspective(2600px) rotateY(${lean}deg) rotateX(${-lean / 2}deg) rotate(${tilt}deg); }
    .sheet { position: relative; box-shadow: 0 10px 26px #0006; } p { margin: 0; } h1 { font-weight: 700; }
    .grain, .light { position: absolute; inset: 0; } .light { background: radial-gradient(circle at ${light}, #fff3 0, transparent 45%, #0003 100%); }
    .grain { mix-blend-mode: multiply; opacity: 0.25; }
    ${style}</style>
    <body class="turn${turn % 3}"><div class="photo"><div class="tilt"><div class="sheet">${lines(text.split('\n'))}</div></div>
    <svg class="grain" width="100%" height="100%"><filter id="grain"><feTurbulence type="fractalNoise" baseFrequency="0.035 0.05" numOctaves="3" seed="${turn + 3}"/><feColorMatrix type="saturate" values="0"/><feComponentTransfer><feFuncA type="discrete" tableValues="1"/></feComponentTransfer></filter><rect width="100%" height="100%" filter="url(#grain)"/></svg>
    <div class="light"></div></div></body></html>`
}

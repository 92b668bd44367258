import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { parse } from 'csv-parse/sync'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from '../../fixtures'
import { call, callAs, demo, waiting } from '../../steps/people'
import { signIn } from '../../steps/signing-in'
import { putTogetherIn } from '../../lanes'

/** Half an hour off the hours of the Emirates, so that no other zone can be meant. */
const zone = 'Asia/Tehran'

/** A name, and as somebody types it who leaves out dots and marks. */
const names = {
  en: { full: 'فاطمة مصطفى العامري', typed: 'فاطمه مصطفي' },
  ar: { full: 'سلامة موسى الكعبي', typed: 'سَلامه موسي' },
} as const

/** What a press on the button saves. */
async function saved(page: Page, button: string): Promise<Buffer> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: button, exact: true }).click()
  return readFileSync(await (await download).path())
}

/** What the clocks of the reader show: `2026-11-28 14:05:09`. */
const onClocks = (instant: string): string =>
  new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'medium',
  }).format(new Date(instant))

/** Spreadsheets count in days from the end of 1899. */
const toSerialDate = (shown: string): number =>
  Date.parse(`${shown.replace(' ', 'T')}Z`) / 86_400_000 + 25_569

for (const language of ['en', 'ar'] as const) {
  test.describe(`lists and their files, in ${language}`, { tag: putTogetherIn(language) }, () => {
    test.use({ language, timezoneId: zone })

    test('an Arabic name is found as it is typed, and its files have phones, days and the times of the reader', async ({
      page,
      server,
      translate,
      a11y,
    }) => {
      const { full, typed } = names[language]
      const person = await waiting(server, 'Salama')
      const [first = '', ...rest] = full.split(' ')
      await call(server, 'updateUser', {
        token: person.token,
        body: { first_name: first, last_name: rest.join(' ') },
      })
      const { data } = await callAs(server, demo.admin, 'searchCandidates', {
        body: { query: person.email, page: 1, limit: 2 },
      })
      const registered = onClocks(data.results[0].registered_at)
      const phone = `+971 50 ${person.mobile.slice(2, 5)} ${person.mobile.slice(5)}`
      const columns = (key: string) => translate(`report:columns.${key}`)
      const inZone = translate('report:inZone', { column: columns('registered'), zone })

      await test.step('the list has the one whose name is spelt otherwise', async () => {
        await signIn(page, server, demo.admin, '/recruiter/candidates')
        const search = page.getByRole('searchbox', { name: translate('pool:filters.search') })
        await search.fill(typed)
        await search.press('Enter')
        const rows = page.getByRole('table', { name: translate('pool:title') }).getByRole('row')
        await expect(rows).toHaveCount(2)
        await expect(rows.nth(1)).toContainText(full)
        await a11y(page)
      })

      await test.step('the CSV has the phone as people write it, and the time on the clocks here', async () => {
        const file = await saved(page, translate('recruiter:list.download.csv'))
        const rows: string[][] = parse(file, { bom: true })
        const [head = [], row = [], ...more] = rows
        expect(more).toEqual([])
        expect(row[head.indexOf(columns('name'))]).toBe(full)
        expect(row[head.indexOf(columns('mobile'))]).toBe(phone)
        expect(row[head.indexOf(inZone)]).toBe(registered)
        expect(rows.flat().filter((cell) => cell.startsWith("'"))).toEqual([])
      })

      await test.step('the spreadsheet has the same as a real date, with a filter on every column', async () => {
        const parts = unzipSync(await saved(page, translate('recruiter:list.download.xlsx')))
        const readPart = (name: string) => strFromU8(parts[name] ?? new Uint8Array())
        const sheet = readPart('xl/worksheets/sheet1.xml')
        expect(sheet).toContain(inZone)
        expect(sheet).toContain(person.mobile)
        expect(sheet).toContain('<autoFilter ref="A1:')
        expect(sheet).not.toContain('>&apos;')
        const [, serial] = /<c s="3"><v>([\d.]+)<\/v><\/c>/.exec(sheet) ?? []
        expect(Number(serial)).toBeCloseTo(toSerialDate(registered), 6)
        expect(readPart('xl/styles.xml')).toContain('hh:mm:ss')
      })
    })
  })
}

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { goodPassword, lastMailTo, signUp } from '../../testing/people'
import { startTestServer, type TestServer } from '../../testing/server'
import { refusedPassword } from './new-password.rules'

const owner = { email: 'k.mansoori87@gulf-trade.ae', fullName: 'Khalid Saeed Al Mansoori' }

describe('a new password', () => {
  test.each([
    'Password1!',
    'P@ssw0rd',
    'P@ssw0rd1',
    'Passw0rd!',
    'Password@123',
    'Qwerty123!',
    'Qwerty@123456',
    'Welcome1!',
    'Admin@123',
    'Abcd@1234',
    'Aa@123456',
    '1qaz!QAZ',
    'Aaaaaaa1!',
    'Iloveyou1!',
    'Summer2024!',
    'Dubai@2024',
    'Zayed@1971',
    'Emirates@1',
  ])('is not %s, which is guessed first', async (password) => {
    expect(await refusedPassword(password, owner)).toBe('password_common')
  })

  test.each([
    'Khalid-Saeed7',
    'xKHALIDx-82',
    'Kh@l1d-82xq',
    'Mansoori+4tree',
    'Gulf#Trade99x',
    'Masar-Demo1',
    'M@5ar-82xQw',
  ])('is not %s, which is made of its owner’s words or the product’s name', async (password) => {
    expect(await refusedPassword(password, owner)).toBe('password_personal')
  })

  test.each([
    'Riyadah-7',
    'Falaj-82x',
    'Dune-Grass8',
    'Palm-Tree7',
    'Xk7#mQ2z',
    'Oud&Saffron9',
    'Pal-Ali-tree7',
  ])('is %s', async (password) => {
    expect(await refusedPassword(password, { ...owner, fullName: 'Ali Al Ali' })).toBeNull()
  })

  test('is judged by the rules of its characters first', async () => {
    expect(await refusedPassword('password', owner)).toBe('password_rules')
  })
})

describe('is refused beside its field', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.close())

  const common = {
    en: 'This password is too common. Use another one.',
    ar: 'كلمة المرور هذه شائعة جداً. استخدم كلمة أخرى.',
  }
  const personal = {
    en: 'Do not use your name, your email or “Masar” in the password',
    ar: 'اختر كلمة مرور ليس فيها اسمك ولا بريدك الإلكتروني ولا كلمة Masar',
  }

  test.each(['en', 'ar'] as const)('where somebody signs up (%s)', async (lang) => {
    const form = {
      full_name: 'Khalid Saeed',
      mobile_number: '+971501234567',
      email: 'khalid.weak@example.ae',
      terms_accepted: true,
    }
    const answer = async (password: string) =>
      (await server.client('registerUser', { lang, body: { ...form, password } })).body
    expect(await answer('P@ssw0rd1')).toMatchObject({
      code: 'validation_failed',
      fields: { password: common[lang] },
    })
    expect(await answer('Khalid-82xq')).toMatchObject({
      code: 'validation_failed',
      fields: { password: personal[lang] },
    })
  })

  test.each(['en', 'ar'] as const)(
    'where somebody changes it (%s), and nothing changes',
    async (lang) => {
      const { email, token } = await signUp(server)
      const { status, body } = await server.client('changePassword', {
        lang,
        token,
        body: { current_password: goodPassword, password: 'Welcome1!' },
      })
      expect([status, body.fields]).toEqual([422, { password: common[lang] }])
      expect(
        (
          await server.client('changePassword', {
            lang,
            token,
            body: { current_password: goodPassword, password: 'Mansoori-82x' },
          })
        ).body.fields,
      ).toEqual({ password: personal[lang] })
      expect(
        (await server.client('loginUser', { body: { email, password: goodPassword } })).status,
      ).toBe(200)
    },
  )

  test('where somebody sets another after the mail, whose link is still good then', async () => {
    const { email } = await signUp(server)
    await server.client('forgotPassword', { body: { email } })
    const { link } = await lastMailTo(server, email)
    const reset = (password: string) =>
      server.client('resetPassword', { body: { token: link, password } })
    expect((await reset('Qwerty123!')).body).toMatchObject({
      code: 'validation_failed',
      fields: { password: common.en },
    })
    expect((await reset('Mansoori-82x')).body.fields).toEqual({ password: personal.en })
    expect((await reset('Falaj-82x')).status).toBe(200)
  })
})

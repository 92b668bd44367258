import { consentTextVersion } from '../../machines/shared/consent-text'
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { attempts } from '../modules/attempts/attempts.table'
import { profiles } from '../modules/users/users.table'
import { english, signedIn, Taker } from '../modules/attempts/fixtures/takers'
import { seedSurvey } from '../modules/survey/survey.store'
import { confirmed, goodPassword, lastMailTo, signUp } from '../testing/people'
import { addPerson } from '../testing/personas'
import { startTestServer, type TestServer } from '../testing/server'
import { wholeUpload } from '../testing/upload'
import type { TestAnswer } from '../testing/client'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await seedSurvey(server.deps)
})
afterAll(() => server.close())

type Lang = 'en' | 'ar'

/**
 * A candidate with both assessments finished, as far as the survey checks, and an answer to each of
 * its questions.
 */
async function surveyed() {
  const taker = await Taker.begin(server)
  await server.deps.db
    .update(attempts)
    .set({ status: 'COMPLETED' })
    .where(eq(attempts.userId, taker.userId))
  const [begun] = await server.deps.db
    .select()
    .from(attempts)
    .where(eq(attempts.userId, taker.userId))
  if (begun === undefined) throw new Error('There is no attempt.')
  await server.deps.db
    .insert(attempts)
    .values({ ...begun, id: randomUUID(), kind: 'annotation', assessmentId: 'annotation_v3' })
  const { results } = (
    await server.client('listSurveyQuestions', { token: taker.token, query: { limit: '100' } })
  ).body.data as { results: { id: string; type: string; options: { value: string }[] }[] }
  const fitting: Record<string, string> = { text: 'It was clear.', rating: '4', yes_no: 'yes' }
  return {
    token: taker.token,
    answers: results.map(({ id, type, options }) => ({
      question_id: id,
      answer: fitting[type] ?? options[0]?.value ?? '',
    })),
  }
}
const asSurvey = async () => {
  const { token, answers } = await surveyed()
  return { token, body: { answers } }
}
const candidate = () => addPerson(server, 'candidate')
const program = Buffer.concat([Buffer.from('7f454c46', 'hex'), Buffer.alloc(200)])

/**
 * The sentences of the specification (5, 8.3, 8.4) that people are told by the server, each brought
 * about by the call that says it.
 */
const said: [english: RegExp, arabic: RegExp, call: (lang: Lang) => Promise<TestAnswer>][] = [
  [
    /^Job not exist\.$/,
    /^هذه الوظيفة غير موجودة\.$/,
    async (lang) =>
      server.client('setFavorite', {
        token: (await candidate()).token,
        body: { job_id: randomUUID(), is_favorite: true },
        lang,
      }),
  ],
  [
    /^Candidate Profile Not Exist\.$/,
    /^لا يوجد ملف لهذا المرشّح\.$/,
    async (lang) =>
      server.client('updateUserDetails', {
        token: (await addPerson(server, 'recruiter')).token,
        body: { city: 'al_ain' },
        lang,
      }),
  ],
  [
    /^Resume Details Not Found\./,
    /^لم نعثر على بيانات السيرة الذاتية\./,
    async (lang) => {
      const { id, token } = await candidate()
      await server.deps.db.update(profiles).set({ parsed: null }).where(eq(profiles.userId, id))
      return server.client('listMatchingJobs', { token, lang })
    },
  ],
  [
    /^This type of file is not supported\.$/,
    /^نوع هذا الملف غير مدعوم\.$/,
    async (lang) =>
      server.client('uploadFileChunk', {
        token: (await confirmed(server)).token,
        form: wholeUpload('resume', program, 'resume.pdf').form,
        lang,
      }),
  ],
  [
    /^The current password is not correct\.$/,
    /^كلمة المرور الحالية غير صحيحة\.$/,
    async (lang) =>
      server.client('changePassword', {
        token: (await confirmed(server)).token,
        body: { current_password: 'Wrong-Pass7', password: 'Falaj-82x' },
        lang,
      }),
  ],
  [
    /^The new password must differ from the old one\.$/,
    /^يجب أن تختلف كلمة المرور الجديدة عن القديمة\.$/,
    async (lang) =>
      server.client('changePassword', {
        token: (await confirmed(server)).token,
        body: { current_password: goodPassword, password: goodPassword },
        lang,
      }),
  ],
  [
    /^Your password is changed\. Your other devices are logged out\.$/,
    /^تغيّرت كلمة المرور، وسُجّل خروج أجهزتك الأخرى\.$/,
    async (lang) =>
      server.client('changePassword', {
        token: (await confirmed(server)).token,
        body: { current_password: goodPassword, password: 'Falaj-82x' },
        lang,
      }),
  ],
  [
    /^Invalid verification code\.$/,
    /^رمز التحقق غير صحيح\.$/,
    async (lang) => {
      const { email } = await signUp(server)
      const { code } = await lastMailTo(server, email)
      return server.client('verifyEmail', {
        params: { token: code === '0000' ? '1111' : '0000' },
        body: { email },
        lang,
      })
    },
  ],
  [
    /^Removed\.$/,
    /^أُزيل\.$/,
    async (lang) => {
      const { id, token } = await candidate()
      const award = (await server.client('addAward', { token, body: { title: 'Best annotator' } }))
        .body.data
      return server.client('removeAward', {
        token,
        query: { reward_id: award.reward_id, uid: id },
        lang,
      })
    },
  ],
  [
    /^E-mail sent\.$/,
    /^أُرسلت الرسالة\.$/,
    async (lang) => {
      const { email, token } = await addPerson(server, 'unconfirmed')
      return server.client('sendEmail', { token, body: { kind: 'resend-email', email }, lang })
    },
  ],
  [
    /^Signup successful\. We sent a code to .+@example\.ae\.$/,
    /^أُنشئ حسابك\./,
    async (lang) =>
      server.client('registerUser', {
        body: {
          full_name: 'Mona Ali',
          mobile_number: '+971501234567',
          email: `${randomUUID()}@example.ae`,
          password: goodPassword,
          terms_accepted: true,
        },
        lang,
      }),
  ],
  [
    /^E-mail verified\.$/,
    /^أكّدت بريدك الإلكتروني\.$/,
    async (lang) => {
      const { email } = await signUp(server)
      return server.client('verifyEmail', {
        params: { token: (await lastMailTo(server, email)).code },
        body: { email },
        lang,
      })
    },
  ],
  [
    /^If nobody@example\.ae has an account, we have sent it a code\.$/,
    /nobody@example\.ae/,
    async (lang) => server.client('forgotPassword', { body: { email: 'nobody@example.ae' }, lang }),
  ],
  [
    /^User not found\.$/,
    /^لم نعثر على المستخدم\.$/,
    async (lang) =>
      server.client('listMatchingJobs', {
        token: (await candidate()).token,
        query: { candidate_id: randomUUID() },
        lang,
      }),
  ],
  [
    /^Assessment is not done yet\.$/,
    /^لم يُنجز الاختبار بعد\.$/,
    async (lang) =>
      server.client('getResult', {
        token: (await Taker.begin(server)).token,
        params: english,
        lang,
      }),
  ],
  [
    /^You have already completed this assessment\.$/,
    /^لقد أكملت هذا الاختبار من قبل\.$/,
    async (lang) => {
      const taker = await Taker.begin(server)
      await server.deps.db
        .update(attempts)
        .set({ status: 'COMPLETED' })
        .where(eq(attempts.userId, taker.userId))
      return server.client('giveConsent', {
        token: taker.token,
        params: english,
        body: { text_version: consentTextVersion, lang: 'en' },
        lang,
      })
    },
  ],
  [
    /^Your Assessment is cancelled\.$/,
    /^أُلغي اختبارك\.$/,
    async (lang) => {
      const taker = await Taker.begin(server)
      await taker.send('attempt.exited', { reason: 'exited' })
      return server.client('getQuestionnaire', { token: taker.token, params: english, lang })
    },
  ],
  [
    /^No user response\.$/,
    /^لا توجد إجابة من المستخدم\.$/,
    async (lang) =>
      server.client('getPrinciplesAnswers', { token: (await signedIn(server)).token, lang }),
  ],
  [
    /^No pending request found\.$/,
    /^لا يوجد طلب معلّق\.$/,
    async (lang) =>
      server.client('adminActionCandidate', {
        token: (await addPerson(server, 'admin')).token,
        body: { user_ids: [(await candidate()).id], action: 'approved' },
        lang,
      }),
  ],
  [
    /^Assessment reset successfully\.$/,
    /^أُعيد تعيين الاختبار\.$/,
    async (lang) => {
      const taker = await Taker.begin(server)
      return server.client('resetAssessment', {
        token: (await addPerson(server, 'admin')).token,
        params: english,
        body: { user_id: taker.userId, note: 'A trial run.' },
        lang,
      })
    },
  ],
  [
    /^Recording Not Found, or it is still being processed\.$/,
    /^لم نعثر على التسجيل، أو ما زالت معالجته جارية\.$/,
    async (lang) =>
      server.client('issueTicket', {
        token: (await addPerson(server, 'recruiter')).token,
        body: { file: { kind: 'recording', id: randomUUID() } },
        lang,
      }),
  ],
  [
    /^Email Templates not found\.$/,
    /^لم نعثر على قالب الرسالة\.$/,
    async (lang) =>
      server.client('getEmailTemplate', {
        token: (await addPerson(server, 'recruiter')).token,
        params: { id: 'nothing' },
        lang,
      }),
  ],
  [
    /^Question deleted\.$/,
    /^حُذف السؤال\.$/,
    async (lang) => {
      const { token } = await addPerson(server, 'recruiter')
      const question = (
        await server.client('addSurveyQuestion', {
          token,
          body: { question: 'Was it clear?', question_ar: 'هل كان واضحاً؟', type: 'yes_no' },
        })
      ).body.data
      return server.client('deleteSurveyQuestion', { token, params: { id: question.id }, lang })
    },
  ],
  [
    /^Please answer all questions\.$/,
    /^يُرجى الإجابة عن جميع الأسئلة\.$/,
    async (lang) => {
      const { token, answers } = await surveyed()
      return server.client('submitSurvey', { token, body: { answers: answers.slice(1) }, lang })
    },
  ],
  [
    /^Survey submitted\. Thank you\.$/,
    /^أُرسل الاستبيان\. شكراً لك\.$/,
    async (lang) => server.client('submitSurvey', { ...(await asSurvey()), lang }),
  ],
  [
    /^You have already submitted the survey\.$/,
    /^لقد أرسلت الاستبيان من قبل\.$/,
    async (lang) => {
      const survey = await asSurvey()
      await server.client('submitSurvey', survey)
      return server.client('submitSurvey', { ...survey, lang })
    },
  ],
]

test.each(said)('%s is said, and in Arabic %s', async (english, arabic, call) => {
  expect((await call('en')).body.message).toMatch(english)
  expect((await call('ar')).body.message).toMatch(arabic)
})

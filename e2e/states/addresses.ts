import type { AppServer } from '../app-server'
import { callAs, demo } from '../steps/people'

/** For each route with something in braces, the address of one that the demo data has. */
export async function fetchAddresses(server: AppServer): Promise<ReadonlyMap<string, string>> {
  const [recruiter, admin] = [demo.recruiter, demo.admin] as const
  const jobs = (
    await callAs(server, recruiter, 'listPostedJobs', {
      body: { page: 0, limit_per_page: 5, dashboard: true, sort: '-created_at' },
    })
  ).data.results
  const job = jobs[0].jid
  const report = async (assessment: string) =>
    (
      await callAs(server, recruiter, 'listResults', {
        params: { assessment_id: assessment },
        query: { page: '0', limit: '1' },
      })
    ).data.results[0]
  const [english, annotation] = [await report('english_v3'), await report('annotation_v3')]
  const matching = (await callAs(server, demo.candidate, 'listMatchingJobs')).data.results[0]
  const question = (await callAs(server, recruiter, 'listSurveyQuestions')).data.results[0]
  const template = (await callAs(server, admin, 'listEmailTemplates')).data.results[0]
  // Of the demo candidate, who then has one to see as well.
  const candidate = (await callAs(server, demo.candidate, 'getUser')).data
  const interview = (
    await callAs(server, recruiter, 'startInterview', {
      body: {
        job_id: job,
        candidate_id: candidate.id,
        scheduled_at: new Date(Date.now() + 86_400_000).toISOString(),
        duration_minutes: 45,
        time_zone: 'Asia/Dubai',
        place: 'https://meet.example/7',
        note: 'Bring your Emirates ID.',
      },
    })
  ).data
  return new Map([
    ['/auth/verify-email/{code}', '/auth/verify-email/0000'],
    ['/auth/google/{token}', '/auth/google/of-nobody'],
    ['/auth/linkedin/{token}', '/auth/linkedin/of-nobody'],
    ['/auth/reset-password/{code}', '/auth/reset-password/0000'],
    ['/auth/*', '/auth/nowhere'],
    ['/candidate/*', '/candidate/nowhere'],
    ['/recruiter/*', '/recruiter/nowhere'],
    ['/*', '/nowhere'],
    ['/candidate/jobs/view/{id}', `/candidate/jobs/view/${matching.jid}`],
    ['/job/{id}', `/job/${matching.jid}`],
    ['/recruiter/jobs/{id}', `/recruiter/jobs/${job}`],
    ['/recruiter/jobs/{id}/edit', `/recruiter/jobs/${job}/edit`],
    ['/recruiter/jobs/{id}/candidates', `/recruiter/jobs/${job}/candidates`],
    ['/recruiter/interviews/{id}', `/recruiter/interviews/${interview.id}`],
    ['/recruiter/candidates/profile', `/recruiter/candidates/profile?id=${english.user_id}`],
    ['/recruiter/assessments/english/{version}', '/recruiter/assessments/english/v3'],
    [
      '/recruiter/assessments/english/{version}/{id}/view/{user_id}',
      `/recruiter/assessments/english/v3/${english.attempt_id}/view/${english.user_id}`,
    ],
    ['/recruiter/assessments/annotation/{version}', '/recruiter/assessments/annotation/v3'],
    [
      '/recruiter/assessments/annotation/{version}/{id}/view/{user_id}',
      `/recruiter/assessments/annotation/v3/${annotation.attempt_id}/view/${annotation.user_id}`,
    ],
    ['/recruiter/edit-survey-question/{id}', `/recruiter/edit-survey-question/${question.id}`],
    [
      '/recruiter/overall-result/view/{user_id}',
      `/recruiter/overall-result/view/${english.user_id}`,
    ],
    [
      '/settings/edit-email-templates/{id}',
      `/settings/edit-email-templates/${template.template_id}`,
    ],
  ])
}

// Generated people for bench/lists.ts, on top of the jobs and candidates of bench/matching-data.ts:
// what each told, what they took and came to, what they said of it, whom recruiters interviewed and
// took on, what went to the tracking system, and what is on record. Attempts are those of the
// demonstration, taken by somebody else at another time. The same at every run, but for the ids.
import { sql } from 'drizzle-orm'
import type { Db } from '../server/db/db'

/** Twice as many log rows as candidates, and one interview for five of them. */
const [logsEach, candidatesForAnInterview] = [2, 5]

/**
 * Triggers and foreign keys rest meanwhile: nothing here is a change that matching has to follow,
 * and results are noted of all at once.
 */
export async function addLists(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(
      sql`create temporary table those on commit drop as select user_id as id, ordinal, row_number() over (order by ordinal) as n from candidate_index where listed and exists (select from users where users.id = candidate_index.user_id and email like '%@bench.example')`,
    )
    await tx.execute(sql`create index on those (id)`)
    await tx.execute(sql`
      update users set first_name = (array['Mariam','Ahmed','Fatima','Omar','Hessa','Salem','Noura','Khalid','Aisha','Rashid'])[1 + n % 10], last_name = (array['Al Ketbi','Al Mansoori','Haddad','Nasser','Al Shamsi','Darwish','Al Suwaidi'])[1 + n % 7] || ' ' || n,
        approval_status = case when n % 20 < 12 then 'APPROVED' when n % 20 < 17 then 'REGISTERED' when n % 20 < 19 then 'PENDING' else 'DECLINED' end,
        created_at = now() - n * interval '11 minutes', approval_decided_at = case when n % 20 < 12 then now() - n * interval '10 minutes' end
      from those where those.id = users.id`)
    await tx.execute(sql`
      insert into candidates (user_id, social_links, availability, is_emirati, city, address, education_level, availability_40_hours, heard_from, accommodations_needed, laptop_available, wifi_available, currently_employed, is_student, availability_mode, created_at)
      select id, '[]', '[]', n % 3 > 0, (array['abu_dhabi','al_ain','dubai','sharjah'])[1 + n % 4], 'Street ' || n, (array['high_school','bachelors','masters','phd'])[1 + n % 4], n % 2 = 0, 'friend', false, n % 5 > 0, n % 4 > 0, n % 6 = 0, false, (array['on_site','online'])[1 + n % 2], now() from those`)
    await tx.execute(
      sql`insert into profiles (user_id, status, updated_at) select id, 'completed', now() from those`,
    )
    await tx.execute(
      sql`create temporary table patterns on commit drop as select attempts.*, row_number() over (partition by kind order by id) - 1 as pattern, count(*) over (partition by kind) as patterns from attempts where status in ('COMPLETED', 'CANCELLED') and not archived`,
    )
    await tx.execute(sql`
      create temporary table taken on commit drop as
      select gen_random_uuid() as id, those.id as user_id, patterns.id as like_id, those.n, patterns.assessment_id, patterns.kind, case when n % 30 = 0 then 'REDO' else patterns.status end as status, patterns.state, patterns.event_count, now() - n * interval '9 minutes' as started_at, n % 9 = 0 as cancelled
      from those join patterns on patterns.pattern = (those.n / 2) % patterns.patterns where those.n % 10 < 8 and (patterns.kind = 'english' or those.n % 2 = 0)`)
    await tx.execute(sql`
      insert into attempts (id, user_id, assessment_id, kind, status, state, event_count, last_seen_at, started_at, finished_at, witnessed)
      select id, user_id, assessment_id, kind, case when cancelled and status <> 'REDO' then 'CANCELLED' else status end,
        case when cancelled and status <> 'REDO' then state || '{"status":"CANCELLED","cancel_reason":"exited"}' else state end, event_count, started_at, started_at, started_at + interval '40 minutes', true from taken`)
    await tx.execute(sql`
      insert into evaluations (attempt_id, overall, provisional, criteria, made_at)
      select taken.id, 20 + (taken.n * 37) % 80, false, evaluations.criteria, taken.started_at + interval '1 hour' from taken join evaluations on evaluations.attempt_id = taken.like_id where not taken.cancelled`)
    await tx.execute(sql`
      insert into attempt_events (id, attempt_id, position, type, at, received_at, epoch, sequence, actor, chart_version, detail)
      select gen_random_uuid(), taken.id, step, case when step = 9 and taken.status = 'REDO' then 'redo.granted' when step = 5 then 'page.hidden' else 'attempt.heard' end, taken.started_at + step * interval '1 minute', taken.started_at, 1, step, 'server', 1, '{}' from taken, generate_series(1, 9) as step`)
    await tx.execute(
      sql`insert into appeals (id, attempt_id, statement, made_at) select gen_random_uuid(), id, 'The light went out in our street.', started_at + interval '1 hour' from taken where cancelled and n % 2 = 0 and status <> 'REDO'`,
    )
    await tx.execute(
      sql`update attempts set overall = evaluations.overall from evaluations where evaluations.attempt_id = attempts.id`,
    )
    await tx.execute(sql`insert into candidate_results (user_id) select id from those`)
    await tx.execute(sql`select note_results(array_agg(id)) from those`)
    await tx.execute(
      sql`insert into principles_runs (user_id, started_at, finished_at) select id, now() - n * interval '9 minutes', now() - n * interval '8 minutes' from those where n % 2 = 0`,
    )
    await tx.execute(
      sql`insert into principles_answers (user_id, number, answer, answered_at) select id, number, 1 + (n + number * 7) % 5, now() from those, generate_series(1, 50) as number where n % 2 = 0`,
    )
    await tx.execute(sql`
      insert into access_log (id, at, user_id, action, subject_kind, subject_id)
      select gen_random_uuid(), now() - (n * 2 + again) * interval '3 minutes', (select id from users where role_name = 'recruiter admin' limit 1), (array['approval.decided','file.opened','list.exported'])[1 + n % 3], 'user', id::text from those, generate_series(1, ${logsEach}) as again`)
    await tx.execute(
      sql`insert into interview_jobs (job_id, id, company_id, title) select id, id::text, company_id, title from jobs`,
    )
    await tx.execute(
      sql`create temporary table posted on commit drop as select id, company_id, row_number() over (order by id) as place, count(*) over () as places from jobs where company_id is not null`,
    )
    await tx.execute(sql`
      insert into interviews (id, job_id, recruiter_id, candidate_id, status, scheduled_at, duration_minutes, time_zone, created_at)
      select gen_random_uuid(), posted.id, (select id from users where role_name = 'recruiter' limit 1), those.id, (array['invite_sent','started','finished'])[1 + those.n % 3], now() - those.n * interval '5 minutes', 30, 'Asia/Dubai', now()
      from those join posted on posted.place = 1 + those.n % posted.places where those.n % ${candidatesForAnInterview} = 0`)
    await tx.execute(sql`
      insert into employments (id, company_id, user_id, since, ended_on, added_at)
      select gen_random_uuid(), company_id, those.id, current_date - (those.n % 900)::int, case when those.n % 4 = 0 then current_date end, now() from those join posted on posted.place = 1 + those.n % posted.places where those.n % 2 = 0`)
    await tx.execute(sql`
      insert into ats_deliveries (id, company_id, job_id, user_id, state, tries, next_try_at, failure, created_at)
      select gen_random_uuid(), company_id, posted.id, those.id, case when those.n % 10 = 0 then 'failed' else 'sent' end, 1, now(), case when those.n % 10 = 0 then 'no_answer' end, now() - those.n * interval '5 minutes'
      from those join posted on posted.place = 1 + those.n % posted.places`)
  })
  await db.execute(sql`analyze`)
}

/** The migration of the shared nouns over a database of the build before it, with rows in it. */
import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databaseKinds, freshDatabase } from '#server/test-support/database.ts'
import type { Database } from './open.ts'

const folder = new URL('migrations/', import.meta.url)
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .sort()
const at = files.findIndex((name) => name.endsWith('_shared_nouns.sql'))
const textOf = (name: string) => readFileSync(new URL(name, folder), 'utf8')

describe.each(databaseKinds)('the shared nouns over an earlier build, %s', (kind) => {
  let database: Database
  beforeAll(async () => {
    database = await freshDatabase(kind, { seeded: false })
    const { sql } = database
    await sql.unsafe('drop schema public cascade; create schema public')
    for (const name of files.slice(0, at)) await sql.unsafe(textOf(name))
    const member = (hcId: string, name: string) =>
      `('${hcId}', '${hcId}', '${name}', '${name}', 'M', '1984', '03', '21', 'a@b.example', '0100000', 'B1', '03')`
    await sql.unsafe(`
      insert into companies values ('B1', '회사', 'Company');
      insert into members (hc_id, usr_id, real_name, nick_name, gender, birthday_year, birthday_month, birthday_day,
          usr_email, mobile_no, biz_code, usr_img)
        values ${member('HC1', '하늘')}, ${member('HC2', '새벽')};
      insert into challenges values ('CH1', '걷기', 'Walk', '20261101', '20261130', 16);
      insert into challenge_teams values ('CH1', 3, '산책은 못 참지', 'Walk addicts');
      insert into challenge_team_mates values ('CH1', 3, 1, '서윤', '07'), ('CH1', 3, 2, '민재', '01');
      insert into member_challenges (hc_id, chaln_code, team_seq) values ('HC1', 'CH1', 3);
      insert into daily_activity (hc_id, activity_dt, eaten_kcal, steps) values
        ('HC1', '20261117', 1900, 10), ('HC1', '20261118', 500, 10), ('HC1', '20261119', 100, 10),
        ('HC2', '20261119', null, 5);
      insert into intake_records (hc_id, hc_ucl_seq_no, origin, eat_dt, meal_type, food_name, kcal, saved_at) values
        ('HC1', 4, '1', '20261118121000', '2', '밥', 300, now()),
        ('HC1', 7, '1', '20261119121000', '2', '밥', 100, now()),
        ('HC1', 9, '1', '20261119121000', '2', '한 입', 0.4, now()),
        ('HC1', 10, '1', '20261119121000', '2', '한 입', 0.4, now())`)
    await sql.unsafe(textOf(files[at] ?? ''))
  })
  afterAll(() => database.close())

  test('a walker’s team is there, with the same people and the walker', async () => {
    const rows = await database.sql`
      select g.name, g.within, m.nick_name, m.usr_img, m.hc_id from groups g join group_members m using (group_id)
      order by m.hc_id nulls first, m.member_key`
    expect(rows.map(({ nick_name, usr_img, hc_id }) => [nick_name, usr_img, hc_id])).toEqual([
      ['서윤', '07', null],
      ['민재', '01', null],
      ['하늘', '03', 'HC1'],
    ])
    expect(rows[0]).toMatchObject({ name: '산책은 못 참지', within: 'challenge:CH1' })
  })

  test('energy without foods gets one, energy lost by rounding is found, and both count to the same', async () => {
    const days = await database.sql`
      select d.activity_dt, d.eaten_kcal, round(sum(i.kcal))::int as counted from daily_activity d
      join intake_records i on i.hc_id = d.hc_id and left(i.eat_dt, 8) = d.activity_dt
      where d.hc_id = 'HC1' group by 1, 2 order by 1`
    expect(days.map(({ activity_dt, eaten_kcal, counted }) => [activity_dt, eaten_kcal, counted])).toEqual([
      ['20261117', 1900, 1900],
      ['20261118', 500, 500],
      ['20261119', 101, 101],
    ])
  })

  test('numbers go on behind the highest one', async () => {
    const counters = await database.sql`select hc_id, counter, last from member_counters`
    expect(counters.map((row) => ({ ...row }))).toEqual([{ hc_id: 'HC1', counter: 'intake', last: 12 }])
  })
})

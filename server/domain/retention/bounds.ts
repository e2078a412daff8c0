/**
 * Every table that holds rows of members: how much of it one member can have, and who ends it. `bounds.test.ts` fails
 * where a table is not here, and where a number is played by no test (docs/decisions/371).
 */
import { MOST_BATTLES_A_DAY } from '#server/domain/battle/rules.ts'
import { MOST_MESSAGES_A_DAY, MOST_ROOMS } from '#server/domain/chat/queries.ts'
import { MOST_POSTS_A_DAY, MOST_REPLIES_A_DAY } from '#server/domain/community/queries.ts'
import { LINES_A_DAY } from '#server/domain/event/words.queries.ts'
import { MOST_PROGRAMMES_A_DAY } from '#server/domain/exercise/done.queries.ts'
import { MOST_FAVOURITES } from '#server/domain/food/favourite.queries.ts'
import { MOST_OWN_FOODS } from '#server/domain/food/own.queries.ts'
import { MOST_RECENT } from '#server/domain/food/recent.queries.ts'
import { MOST_CHANGES } from '#server/domain/goal/queries.ts'
import { MOST_REMOVED } from '#server/domain/index-record/phone-values.queries.ts'
import { MOST_INQUIRIES_A_DAY } from '#server/domain/inquiry/queries.ts'
import { MOST_FOODS_A_DAY } from '#server/domain/intake/day.queries.ts'
import { MOST_CHECKS } from '#server/domain/mall/queries.ts'
import { MOST_MEDICINES } from '#server/domain/medicine/queries.ts'
import { MOST_NOTICES } from '#server/domain/notice/notify.queries.ts'
import { MOST_ORDERS_A_DAY } from '#server/domain/order/order.rules.ts'
import { MOST_LOGS } from '#server/domain/phone/queries.ts'
import { MOST_OF_A_DAY } from '#server/domain/phone/room.rules.ts'
import { MOST_RESERVATIONS_A_DAY } from '#server/domain/reservation/rules.ts'
import { MOST_POSTS } from '#server/domain/sample/queries.ts'
import { MOST_DEVICES, MOST_SIGN_INS } from '#server/domain/session/device.queries.ts'
import { BYTES_IN_ALL } from '#server/domain/upload/rules.ts'
import { MOST_BATTLE_MESSAGES, MOST_CHECKUP_SIGN_INS, MOST_CREDENTIALS, MOST_SESSIONS } from './ended.queries.ts'

/** A number: so many, `of` a day, in all or of what it says. Words: what makes it end by itself. */
export type Most = { most: number; of: string; by: string; playedIn: string } | { one: string }

/**
 * Who takes rows away besides their member's leaving, which takes all. `night`: the key of `forget.queries.ts` or
 * `ended.queries.ts`, and after how long. `write`: the next one takes the oldest. `member`: by a call of theirs.
 * `never`: why not.
 */
export type Ended =
  | { by: 'night'; key: string; after: string }
  | { by: 'hour' | 'write' | 'member'; when: string }
  | { by: 'never'; why: string }

export type Bound = Most & { ended: Ended }

const MY = 'server/operations/my'
const ROOM = { by: 'MOST_OF_A_DAY', playedIn: 'server/operations/common/registration-room.test.ts' }
const bounds = (by: string) => ({ by, playedIn: `${MY}/bounds.test.ts` })
const ended = (by: string) => ({ by, playedIn: `${MY}/ended.test.ts` })
const full = (by: string) => ({ by, playedIn: 'server/operations/health/full.test.ts' })

const night = (key: string, after: string): { ended: Ended } => ({ ended: { by: 'night', key, after } })
const write = (when: string): { ended: Ended } => ({ ended: { by: 'write', when } })
const byMember = (when: string): { ended: Ended } => ({ ended: { by: 'member', when } })
const never = (why: string): { ended: Ended } => ({ ended: { by: 'never', why } })

/** A record that was promised to stay until its member deletes it. */
const own = byMember('when its member deletes it')
const setting = never('what its member has chosen; the next choice takes its place')
const self = never('who the member is')
const paid = never('what was paid or earned, which the ledger names')
const halfYear = night('challenge', 'six months after the challenge')
const withOther = (what: string) => byMember(`with ${what}`)
const one = (words: string): { one: string } => ({ one: words })

export const boundOf: Readonly<Record<string, Bound>> = {
  // What phones bring, and what is made of it.
  phone_steps: {
    most: MOST_OF_A_DAY.steps,
    of: 'a day',
    ...ROOM,
    ...night('samples', '400 days; of a policy earlier'),
  },
  phone_day_steps: { ...one('one of a day and platform'), ...night('linkedSteps', 'the announced years') },
  phone_exercises: { most: MOST_OF_A_DAY.exercises, of: 'a day', ...ROOM, ...own },
  heart_rates: { most: MOST_OF_A_DAY.heartRates, of: 'a day', ...ROOM, ...own },
  health_index_records: { most: MOST_OF_A_DAY.indexes, of: 'a code and day', ...ROOM, ...own },
  sample_arrivals: { ...one('one of a kind of sample'), ...setting },
  sleep_nights: { ...one('one of a value of sleep'), ...night('linkedSleep', 'the announced years') },
  removed_index_records: {
    most: MOST_REMOVED,
    of: 'in all',
    by: 'MOST_REMOVED',
    playedIn: 'server/operations/common/registration-identity.test.ts',
    ...write('the newest stay'),
  },
  daily_activity: { ...one('one of a day'), ...night('linkedSteps', 'the announced years: its steps') },
  due_days: { ...one('days of a sync'), ...write('at the end of the sync') },
  step_readings: { ...one('fifty of a day'), ...night('linkedSteps', 'the announced years') },
  phone_query_logs: { most: MOST_LOGS, of: 'in all', ...bounds('MOST_LOGS'), ...write('the newest stay') },
  phone_permissions: { ...one('one of a device and permission, of a list'), ...setting },
  device_links: { ...one('one of a source'), ...setting },
  step_devices: { ...one('one'), ...setting },

  // Records by hand.
  intake_records: { most: MOST_FOODS_A_DAY, of: 'a day', ...full('MOST_FOODS_A_DAY'), ...own },
  skipped_meals: { ...one('one of a day and meal'), ...own },
  drink_intakes: { ...one('the drinks of a day are sent whole'), ...own },
  own_foods: { most: MOST_OWN_FOODS, of: 'in all', ...full('MOST_OWN_FOODS'), ...never('records name them') },
  recent_foods: { most: MOST_RECENT, of: 'in all', ...bounds('MOST_RECENT'), ...write('the newest stay') },
  favourite_foods: { most: MOST_FAVOURITES, of: 'in all', ...bounds('MOST_FAVOURITES'), ...own },
  body_measures: { ...one('one of a day'), ...own },
  medicines: { most: MOST_MEDICINES, of: 'in all', ...full('MOST_MEDICINES'), ...own },
  medicine_times: { ...one('eight of a medicine'), ...withOther('the medicine') },
  programme_workouts: {
    most: MOST_PROGRAMMES_A_DAY,
    of: 'a day',
    by: 'MOST_PROGRAMMES_A_DAY',
    playedIn: 'server/operations/health/exercise-log.test.ts',
    ...own,
  },
  programme_workout_moves: { ...one('the moves of a programme'), ...withOther('the workout') },
  practice_choices: { ...one('ten habits, chosen once a day'), ...own },
  practice_days: { ...one('one of a habit and day'), ...own },
  coach_replies: { ...one('one of a day'), ...own },
  goals: { ...one('one of a day'), ...never('the way to a weight is told of every day of it') },
  goal_changes: { most: MOST_CHANGES, of: 'in all', ...bounds('MOST_CHANGES'), ...write('the newest stay') },
  member_targets: { ...one('one'), ...setting },
  station_measures: { ...one('what a station has measured'), ...own },
  pattern_reports: { ...one('nine of a kind'), ...write('the newest stay') },

  // Pictures and words.
  uploads: { most: BYTES_IN_ALL, of: 'bytes in all', ...bounds('BYTES_IN_ALL'), ...night('pictures', 'a day unnamed') },
  chat_rooms: { most: MOST_ROOMS, of: 'in all', ...bounds('MOST_ROOMS'), ...never('the next message goes there') },
  chat_messages: {
    most: MOST_MESSAGES_A_DAY,
    of: 'a room and day',
    ...bounds('MOST_MESSAGES_A_DAY'),
    ...night('chat', 'a year'),
  },
  inquiries: {
    most: MOST_INQUIRIES_A_DAY,
    of: 'a day',
    by: 'MOST_INQUIRIES_A_DAY',
    playedIn: 'server/operations/customer/inquiry.test.ts',
    ...never('what was asked and answered is its member’s to read'),
  },
  draft_keys: { ...one('one'), ...setting },
  posts: {
    most: MOST_POSTS_A_DAY,
    of: 'a day',
    by: 'MOST_POSTS_A_DAY',
    playedIn: 'server/operations/challenge/community.test.ts',
    ...own,
  },
  replies: {
    most: MOST_REPLIES_A_DAY,
    of: 'a day',
    by: 'MOST_REPLIES_A_DAY',
    playedIn: 'server/operations/challenge/community.test.ts',
    ...own,
  },
  likes: { ...one('one of a post'), ...withOther('the post') },
  complaints: { ...one('one of a post or reply'), ...withOther('the post') },
  sample_posts: { most: MOST_POSTS, of: 'in all', ...bounds('MOST_POSTS'), ...own },
  meal_reviews: { ...one('one of a course'), ...own },
  liked_menus: { ...one('one of a dish'), ...own },
  menu_choices: { ...one('one of a ballot'), ...never('the count of the ballot holds it') },

  // Orders, reservations, points.
  smart_orders: {
    most: MOST_ORDERS_A_DAY,
    of: 'a day',
    ...bounds('MOST_ORDERS_A_DAY'),
    ...night('payments', 'five years'),
  },
  subscribed_orders: {
    most: MOST_ORDERS_A_DAY,
    of: 'a day',
    ...bounds('MOST_ORDERS_A_DAY'),
    ...never('the orders of five years name it'),
  },
  reservations: {
    most: MOST_RESERVATIONS_A_DAY,
    of: 'a day',
    ...bounds('MOST_RESERVATIONS_A_DAY'),
    ...night('talk', 'a year; of a challenge six months after it'),
  },
  reservation_terms: { ...one('one of a text'), ...setting },
  coupons: { ...one('one of each thing that gave one'), ...paid },
  point_accounts: { ...one('one'), ...paid },
  point_entries: { ...one('one of each thing that gave or took points'), ...paid },
  point_lots: { ...one('one of each thing that gave points'), ...paid },
  point_takes: { ...one('one of a lot and what took of it'), ...paid },
  pay_codes: { ...one('one'), ...write('the next takes its place') },
  till_meals: { ...one('one of a day'), ...halfYear },
  mall_members: { ...one('one'), ...setting },
  mall_checks: { most: MOST_CHECKS, of: 'in all', ...bounds('MOST_CHECKS'), ...night('mallChecks', 'at its end') },
  mall_orders: { ...one('what the shop tells'), ...paid },

  // Challenges, battles, events, deeds.
  member_challenges: { ...one('one of a challenge'), ...paid },
  challenge_members: { ...one('one of a challenge'), ...never('others see who was in it') },
  challenge_faces: { ...one('one of a challenge'), ...never('the key by which others ask') },
  challenge_recomms: { ...one('one of a challenge'), ...never('who brought somebody was paid for it') },
  challenge_term_answers: { ...one('one of a text'), ...never('what was agreed to') },
  challenge_targets: { ...one('one of a challenge'), ...halfYear },
  challenge_results: { ...one('one of a challenge'), ...paid },
  challenge_badges: { ...one('one of a badge'), ...paid },
  challenge_reports: { ...one('one of a challenge and week'), ...halfYear },
  challenge_cares: { ...one('two of a challenge'), ...halfYear },
  challenge_contents_states: { ...one('one of a text'), ...never('which texts were read, of a course’s few') },
  interview_papers: { ...one('one of a challenge'), ...halfYear },
  goal_proposals: { ...one('what a dietitian offers'), ...halfYear },
  mission_entries: { ...one('one of a day and mission'), ...halfYear },
  mission_exchanges: { ...one('one of a day and mission'), ...halfYear },
  team_invites: { ...one('one of a team and person'), ...never('how often somebody was asked has an end') },
  battle_members: {
    most: MOST_BATTLES_A_DAY,
    of: 'battles made a day',
    ...bounds('MOST_BATTLES_A_DAY'),
    ...never('the result of a battle stays'),
  },
  battle_faces: { ...one('one of an employer'), ...never('the key by which others ask') },
  battle_messages: {
    most: MOST_BATTLE_MESSAGES,
    of: 'in all',
    ...ended('MOST_BATTLE_MESSAGES'),
    ...night('battleMessages', 'the newest stay'),
  },
  event_members: { ...one('one of an event'), ...night('surveyDraft', 'the day after the survey: its draft') },
  event_answers: { ...one('one of a question'), ...never('what was answered once') },
  event_stamps: { ...one('those of an event'), ...paid },
  event_draws: { ...one('the turns of an event'), ...paid },
  event_replies: { most: LINES_A_DAY, of: 'an event and day', ...bounds('LINES_A_DAY'), ...own },
  event_recomms: { ...one('one of an event'), ...paid },
  event_winners: { ...one('what the operator draws'), ...paid },
  recomm_codes: { ...one('one'), ...self },
  green_stamps: { ...one('one of a day and meal'), ...night('greenPhoto', 'thirty days: its picture') },
  green_story_reads: { ...one('one of a story'), ...setting },
  green_answers: { ...one('one of a question'), ...setting },

  // Check-ups, surveys, reading.
  checkups: { ...one('what the provider has of ten years'), ...night('checkup', 'five years') },
  checkup_items: { ...one('values of a check-up'), ...night('checkup', 'five years') },
  checkup_consents: { ...one('one'), ...setting },
  checkup_sign_ins: {
    most: MOST_CHECKUP_SIGN_INS,
    of: 'in all',
    ...ended('MOST_CHECKUP_SIGN_INS'),
    ...night('checkupSignIns', 'thirty days after its end'),
  },
  survey_answers: { ...one('one of a choice'), ...setting },
  food_styles: { ...one('one'), ...setting },
  food_style_answers: { ...one('one of a question'), ...setting },
  announcement_reads: { ...one('one of an announcement'), ...setting },
  care_reads: { ...one('one of a story and day'), ...setting },
  alarms: { most: MOST_NOTICES, of: 'in all', ...bounds('MOST_NOTICES'), ...write('the newest stay') },

  // Who a member is, and on which devices.
  members: { ...one('one'), ...self },
  member_settings: { ...one('one'), ...setting },
  member_agreements: { ...one('one of a text'), ...setting },
  member_allergies: { ...one('one of an allergen'), ...setting },
  member_counters: { ...one('one of what is numbered'), ...self },
  member_restaurants: { ...one('one of a restaurant'), ...setting },
  member_shortcuts: { ...one('one of a screen'), ...setting },
  member_topics: { ...one('one of a topic'), ...setting },
  menu_items: { ...one('one of an item'), ...setting },
  health_consents: { ...one('one of a rule'), ...setting },
  push_settings: { ...one('one of a kind'), ...setting },
  exercise_settings: { ...one('six'), ...setting },
  exercise_routines: { ...one('one of a programme'), ...setting },
  favourite_programmes: { ...one('one of a programme'), ...setting },
  staff_authorizations: { ...one('one of a restaurant'), ...setting },
  identity_keys: { ...one('one'), ...self },
  identity_checks: { ...one('those under way of a device'), ended: { by: 'hour', when: 'at its end' } },
  mobile_numbers: { ...one('one'), ...self },
  nicknames: { ...one('one'), ...self },
  employee_numbers: { ...one('one'), ...self },
  sign_in_names: { ...one('one'), ...self },
  sign_in_tries: { ...one('one of a name and network'), ...night('tries', 'when it counts no more') },
  credentials: { ...one('one'), ...self },
  devices: {
    most: MOST_DEVICES,
    of: 'in all',
    by: 'MOST_DEVICES',
    playedIn: 'server/db/newest.test.ts',
    ...write('the newest stay'),
  },
  device_owners: { ...one('the phone that is used'), ...night('pushTokens', 'when nobody is signed in there') },
  push_tokens: { ...one('the phone that is used'), ...night('pushTokens', 'when nobody is signed in there') },
  login_history: { most: MOST_SIGN_INS, of: 'in all', ...bounds('MOST_SIGN_INS'), ...write('the newest stay') },
  sessions: {
    most: MOST_SESSIONS,
    of: 'in all',
    ...ended('MOST_SESSIONS'),
    ...night('sessions', 'thirty days after its end'),
  },
  remember_credentials: {
    most: MOST_CREDENTIALS,
    of: 'in all',
    ...ended('MOST_CREDENTIALS'),
    ...night('autoLogins', 'thirty days after its end'),
  },
}

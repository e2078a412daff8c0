import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

// A session that is lost loses nothing that was typed (docs/decisions/078, 357): whatever holds what a member types
// keeps it as a draft, or stands here with the reason why not. Typed is what a field takes; and what is chosen together
// and sent by one button, where leaving asks.

/** The draft of each form, as it is written where the form is: of what is one of several it has the number. */
const KEPT: Record<string, string> = {
  'account/topics/topics.screen.tsx': "const DRAFT = 'topics'",
  'account/user-info/edit-sheet.tsx': 'const draftOf = (what: What) => `info ${what}`',
  'battle/make/away.screen.tsx': '`battle away ${String(batSeq)}`',
  'battle/make/make.screen.tsx': '`battle again ${String(batSeq)}`',
  'battle/make/modify.screen.tsx': '`battle side ${String(us.seq)}`',
  'care/reservations/memo-sheet.tsx': '`talk of ${rsrvSeq}`',
  'care/reservations/talk-about.tsx': '`talk of new ${kind}`',
  'challenge/coached/interview-form.tsx': '`interview ${chalnCode}`',
  'challenge/community/replies.tsx': '`reply ${cmutySeq}`',
  'challenge/community/report-form.tsx': "`report ${about.cmutySeq} ${about.replySeq ?? ''}`",
  'challenge/community/write-view.tsx': "`community ${chalnCode} ${post?.cmutySeq ?? 'new'}`",
  'challenge/detail/promise-sheet.tsx': '`own promise ${code}`',
  'challenge/join/join.screen.tsx': '`promise ${chalnCode}`',
  'challenge/mission/mission-sheet.tsx': '`mission ${mission.seq} ${day}`',
  'challenge/target/target-view.tsx': '`target ${chalnCode}`',
  'challenge/team/make-view.tsx': '`team ${challenge.code}`',
  'coach/style/style-survey.tsx': "draft: 'food-style'",
  'event/detail/answer-take.tsx': '`answers of event ${String(eventSeq)}`',
  'event/detail/words-take.tsx': '`words of event ${String(eventSeq)}`',
  'event/survey/survey-draft.ts': '`${nameOf(eventSeq)}.copy`',
  'exercise/custom/exercise-survey.tsx': "'exercise-survey'",
  'exercise/programme/flow.ts': "const NAME = 'programme'",
  'exercise/settings/settings.screen.tsx': "const DRAFT = 'exercise settings'",
  'goal/measure/measure.screen.tsx': "draft: 'health-data'",
  'goal/set/target-entry.tsx': "const DRAFT = 'goal target'",
  'goal/set/use-goal-form.ts': "draft: 'goal'",
  'goal/way/week-weight.tsx': 'draft: `weight of ${week}`',
  'join/flow/terms.screen.tsx': "`join terms ${identity?.authKey ?? ''}`",
  'meal/add/flow.ts': "const DRAFT = 'add-foods'",
  'meal/add/own-food.tsx': "draft: food ? `own-food ${food.foodId}` : 'own-food'",
  'meal/add/use-place.ts': "const DRAFT = 'add-foods-moment'",
  'meal/allergy/allergy.screen.tsx': "const DRAFT = 'allergy'",
  'meal/drinks/drink-form.screen.tsx': 'draft: `drinks ${saved.day}`',
  'meal/one-meal/meal-memo-sheet.tsx': 'draft: `meal-memo ${day} ${meal}`',
  'meal/record/use-record-form.ts': 'useDraft<RecordDraft>(recordDraft(course))',
  'meal/reserve/use-reservation.ts': '`reservation ${id}`',
  'meal/review/review-question.tsx': "courseDraft('review', meal.key)",
  'orders/subscription/subscribed-order.screen.tsx': '`subscription time ${String(subscribedSeq)}`',
  'records/kit/record-entry.tsx': 'const draft = isNew ? kind : draftOfCorrection(kind, replaces)',
  'records/medicine/medicine-form.tsx': "draft: `medicine ${medicine?.seq ?? 'new'}`",
  'records/weight/weight-goal.tsx': "const DRAFT = 'target weight'",
  'support/ask/ask-draft.ts': '`inquiry.${kind}`',
}

/** Fields of a form that stands in another file, which keeps them. */
const PARTS: Record<string, string> = {
  'battle/make/names-card.tsx': 'battle/make/make.screen.tsx',
  'battle/make/when-card.tsx': 'battle/make/make.screen.tsx',
  'challenge/coached/question-field.tsx': 'challenge/coached/interview-form.tsx',
  'event/detail/question-field.tsx': 'event/detail/answer-take.tsx',
  'goal/set/kind-step.tsx': 'goal/set/use-goal-form.ts',
  'meal/record/course-record.screen.tsx': 'meal/record/use-record-form.ts',
  'meal/record/record-more.tsx': 'meal/record/use-record-form.ts',
  'records/blood-pressure/blood-pressure-entry.tsx': 'records/kit/record-entry.tsx',
  'records/blood-sugar/blood-sugar-entry.tsx': 'records/kit/record-entry.tsx',
  'records/body/body-entry.tsx': 'records/kit/record-entry.tsx',
  'records/kit/moment-field.tsx': 'records/kit/record-entry.tsx',
  'records/kit/tried.ts': 'records/kit/record-entry.tsx',
  'records/medicine/take-times.tsx': 'records/medicine/medicine-form.tsx',
  'records/sleep/sleep-entry.tsx': 'records/kit/record-entry.tsx',
  'records/weight/kilograms-entry.tsx': 'records/weight/weight-goal.tsx',
  'records/weight/weight-entry.tsx': 'records/kit/record-entry.tsx',
  'support/ask/ask.screen.tsx': 'support/ask/ask-draft.ts',
  'support/ask/use-ask-form.ts': 'support/ask/ask-draft.ts',
}

/** What is typed and kept nowhere, by the reason. */
const NOT: Record<string, readonly string[]> = {
  'a password, or what stands beside one': [
    'account/sign-in-data/new-password.tsx',
    'account/sign-in-data/password-question.tsx',
    'account/sign-in-data/whose-password.tsx',
    'account/user-info/leave.screen.tsx',
    'join/flow/account.screen.tsx',
    'join/flow/use-account-form.ts',
    'start/sign-in/sign-in-form.tsx',
  ],
  'a code, copied from where it stands': [
    'event/detail/code-parts.tsx',
    'event/detail/counter-code.tsx',
    'meal/around/table-code-entry.tsx',
    'meal/gate/gate-form.tsx',
  ],
  'says who somebody is before anybody is signed in, or to a provider alone': [
    'account/sign-in-data/found-names.tsx',
    'account/sign-in-data/proof-way.tsx',
    'checkup/sign-in/person.screen.tsx',
    'join/toms/staff-step.tsx',
  ],
  'a search': [
    'account/faq/faq.screen.tsx',
    'join/flow/place.screen.tsx',
    'join/toms/employer-step.tsx',
    'meal/add/finder.tsx',
    'meal/past/past-meals.tsx',
    'meal/restaurants/restaurants.screen.tsx',
    'start/everything/menu.screen.tsx',
    'start/search/search-field.tsx',
    'start/search/search-overlay.tsx',
    'support/announcements/announcement-list.screen.tsx',
  ],
  'one choice, which counts with its tap or with the button of its sheet, without a call': [
    'account/toast-time/toast-time.screen.tsx',
    'account/user-info/picture-form.tsx',
    'goal/changes/range-sheet.tsx',
    'green/stamp/deeds.tsx',
    'meal/add/measure-sheet.tsx',
    'meal/add/moment-sheet.tsx',
    'meal/one-meal/meal-time-sheet.tsx',
  ],
}

const HOLDS =
  /\buse(?:ValidForm|GuardedForm|LeaveGuard|Draft)[(<]|\bkeepDraft\(|<(?:TextField|TextArea|NumberEntry|NumberPairEntry|KilogramsEntry|NativeInput|SearchField|DateField|TimeField|DateTimeField|MomentField|TimePicker|textarea|input)\b/

const holding = readdirSync('src/areas', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.(?:test|stories)\.tsx?$/.test(name))
  .map((name) => ({ name: name.replaceAll('\\', '/'), text: readFileSync(join('src/areas', name), 'utf8') }))
  .filter(({ text }) => HOLDS.test(text))
const textOf = new Map(holding.map(({ name, text }) => [name, text]))
const withReason = Object.values(NOT).flat()

describe('the table of drafts', () => {
  test('has every file that holds what is typed, once', () => {
    const named = [...Object.keys(KEPT), ...Object.keys(PARTS), ...withReason]
    expect(holding.map(({ name }) => name).filter((name) => !named.includes(name))).toEqual([])
    expect(named.filter((name) => !textOf.has(name))).toEqual([])
    expect(named.filter((name, at) => named.indexOf(name) !== at)).toEqual([])
  })

  test('says the draft of each as it is written there', () => {
    expect(Object.entries(KEPT).filter(([name, draft]) => !textOf.get(name)?.includes(draft))).toEqual([])
    expect(Object.entries(PARTS).filter(([, whole]) => KEPT[whole] === undefined)).toEqual([])
  })

  test('leaves no form of a file that keeps a draft without one', () => {
    const forms = (text: string) => [...text.matchAll(/\buse(?:ValidForm|GuardedForm)(?:<[^>]*>)?\(\{/g)].length
    const drafts = (text: string) => [...text.matchAll(/^ {4}draft(?:: .*)?,$/gm)].length
    const lacking = Object.keys(KEPT)
      .map((name) => ({ name, text: textOf.get(name) ?? '' }))
      .filter(({ text }) => drafts(text) < forms(text))
    expect(lacking.map(({ name }) => name)).toEqual([])
  })

  test('says of none that it keeps nothing which keeps a draft', () => {
    expect(
      withReason.filter((name) =>
        /\bdraft: |use-draft|keepDraft\(/.test((textOf.get(name) ?? '').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')),
      ),
    ).toEqual([])
  })

  test('is read in one way: no form reads a draft once and never what is given back later', () => {
    const readsOnce = holding.filter(
      ({ text }) => /\breadDraft[(<]/.test(text) && !/\bwhenGiven\(|useDraft[(<]|useValidForm[(<]/.test(text),
    )
    // Read for a form that hears of what comes by itself.
    expect(readsOnce.map(({ name }) => name).toSorted()).toEqual(['records/kit/tried.ts', 'support/ask/ask-draft.ts'])
  })
})

import type { HomeCardProps } from './card-props.ts'
import { NextMenu } from './next-menu.tsx'
import { TodaySummary } from './today-summary.tsx'

// The two cards that most days begin with, as one file: it comes while home's answer is on its way, and a first day or
// an evening does without.

const Activity = ({ home, now }: HomeCardProps) => <TodaySummary home={home} today={now.day} />

const Meal = ({ home, now }: HomeCardProps) => <NextMenu home={home} today={now.day} />

export const usual = { activity: Activity, meal: Meal }

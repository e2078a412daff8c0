import { weekOf } from '#src/lib/days.ts'
import { MyQr } from '../code/my-qr.tsx'
import type { HomeCardProps } from './card-props.ts'
import { ChallengeStanding } from './challenge-standing.tsx'
import { NextAppointment } from './next-appointment.tsx'
import { QuickRecord } from './quick-record.tsx'
import { StampBanner } from './stamp-banner.tsx'

// The cards below the first window of most days, as one file: it comes while home's answer is on its way, and holds
// nothing else up.

const Challenge = ({ home }: HomeCardProps) => (
  <ChallengeStanding challenge={home.challenge} failed={home.failed.has('challengeCard')} />
)

const Appointment = ({ home, now }: HomeCardProps) => (
  <NextAppointment appointment={home.appointment} failed={home.failed.has('reservationCard')} today={now.day} />
)

const Banner = ({ home, now }: HomeCardProps) =>
  home.stamps === null ? null : <StampBanner stamps={home.stamps} week={weekOf(now.day)[0] ?? now.day} />

export const below = { quick: QuickRecord, challenge: Challenge, appointment: Appointment, banner: Banner, code: MyQr }

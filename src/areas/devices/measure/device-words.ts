import { useLingui } from '@lingui/react/macro'
import Armchair from 'lucide-react/icons/armchair'
import CalendarCheck from 'lucide-react/icons/calendar-check'
import Clock from 'lucide-react/icons/clock'
import Droplet from 'lucide-react/icons/droplet'
import Footprints from 'lucide-react/icons/footprints'
import Hand from 'lucide-react/icons/hand'
import HeartPulse from 'lucide-react/icons/heart-pulse'
import VolumeX from 'lucide-react/icons/volume-x'
import Weight from 'lucide-react/icons/weight'
import type { LucideIcon } from '#src/ui/icon/icon.tsx'
import type { Device, DeviceId, IndexCode } from './devices.ts'

export interface DeviceWords {
  name: string
  /** The maker's app on the phone. */
  app: string
  icon: LucideIcon
  /** What is measured: 혈압 값, in English small, since it stands within sentences. */
  what: string
  lead: string
  silent: string
  unit: string
  tips: readonly { icon: LucideIcon; title: string; sub: string }[]
}

/** What differs between devices in words. */
export function useDeviceWords({ id, measures }: Device): DeviceWords {
  const { t } = useLingui()
  const names: Record<DeviceId, { name: string; app: string }> = {
    omronPressure: { name: t`오므론 혈압계`, app: t`오므론` },
    isens: { name: t`아이센스 혈당계`, app: t`아이센스` },
    autocheck: { name: t`오토첵 혈당계`, app: t`오토첵` },
    autocheckCs20e: { name: t`오토첵 CS20E`, app: t`오토첵` },
    omronFat: { name: t`오므론 체지방계`, app: t`오므론` },
  }
  const kinds: Record<Device['measures'], Omit<DeviceWords, 'name' | 'app'>> = {
    bloodPressure: {
      icon: HeartPulse,
      what: t`혈압 값`,
      lead: t`편하게 앉아\n시작 단추를 눌러 주세요`,
      silent: t`혈압계의 값이\n아직 오지 않았어요`,
      unit: 'mmHg',
      tips: [
        { icon: Armchair, title: t`등을 기대고 5분 쉰 뒤에`, sub: t`커피와 담배는 30분 전까지` },
        { icon: HeartPulse, title: t`팔은 심장 높이에`, sub: t`팔꿈치에서 두 손가락 위에 감아요` },
        { icon: VolumeX, title: t`재는 동안 말하지 않기`, sub: t`1분 뒤 한 번 더 재면 더 정확해요` },
      ],
    },
    bloodSugar: {
      icon: Droplet,
      what: t`혈당 값`,
      lead: t`손을 씻고\n혈당을 재 주세요`,
      silent: t`혈당계의 값이\n아직 오지 않았어요`,
      unit: 'mg/dL',
      tips: [
        { icon: Hand, title: t`따뜻한 물로 손을 씻고`, sub: t`물기를 닦은 뒤에 재요` },
        { icon: Droplet, title: t`손가락 옆에서`, sub: t`가운데보다 덜 아파요` },
        { icon: CalendarCheck, title: t`시험지 날짜 확인하기`, sub: t`지난 것은 쓰지 않아요` },
      ],
    },
    body: {
      icon: Weight,
      what: t`체중 값`,
      lead: t`맨발로\n올라서 주세요`,
      silent: t`체중계의 값이\n아직 오지 않았어요`,
      unit: 'kg',
      tips: [
        { icon: Clock, title: t`아침에 같은 시각에`, sub: t`지난 값과 비교하기 쉬워요` },
        { icon: Footprints, title: t`맨발로`, sub: t`발바닥에 물기가 없어야 해요` },
        { icon: Weight, title: t`가만히 서서`, sub: t`숫자가 멈출 때까지` },
      ],
    },
  }
  return { ...names[id], ...kinds[measures] }
}

/** What a value of scales or a meter is called beside the first. */
export function useValueWords(): Partial<Record<IndexCode, { name: string; unit: string }>> {
  const { t } = useLingui()
  return {
    BDF: { name: t`체지방률`, unit: '%' },
    SKM: { name: t`골격근량`, unit: 'kg' },
    NBD: { name: t`공복`, unit: 'mg/dL' },
    BBD: { name: t`식전`, unit: 'mg/dL' },
    ABD: { name: t`식후`, unit: 'mg/dL' },
    SBD: { name: t`취침 전`, unit: 'mg/dL' },
  }
}

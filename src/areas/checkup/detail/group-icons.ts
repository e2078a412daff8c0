import Activity from 'lucide-react/icons/activity'
import Bean from 'lucide-react/icons/bean'
import Droplet from 'lucide-react/icons/droplet'
import Droplets from 'lucide-react/icons/droplets'
import Eye from 'lucide-react/icons/eye'
import FlaskConical from 'lucide-react/icons/flask-conical'
import HeartPulse from 'lucide-react/icons/heart-pulse'
import PersonStanding from 'lucide-react/icons/person-standing'
import Wind from 'lucide-react/icons/wind'
import type { LucideIcon } from '#src/ui/icon/icon.tsx'
import type { GroupCode } from './detail.ts'

export const groupIcons: Readonly<Record<GroupCode, LucideIcon>> = {
  BODY: PersonStanding,
  SENSE: Eye,
  BP: HeartPulse,
  BLOOD: Activity,
  SUGAR: Droplet,
  LIPID: Droplets,
  KIDNEY: Bean,
  LIVER: FlaskConical,
  LUNG: Wind,
}

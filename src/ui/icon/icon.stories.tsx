import type { Meta, StoryObj } from '@storybook/react-vite'
import Bell from 'lucide-react/icons/bell'
import Camera from 'lucide-react/icons/camera'
import Droplet from 'lucide-react/icons/droplet'
import Flag from 'lucide-react/icons/flag'
import Flame from 'lucide-react/icons/flame'
import Footprints from 'lucide-react/icons/footprints'
import Gift from 'lucide-react/icons/gift'
import Globe from 'lucide-react/icons/globe'
import Heart from 'lucide-react/icons/heart'
import HeartPulse from 'lucide-react/icons/heart-pulse'
import House from 'lucide-react/icons/house'
import IdCard from 'lucide-react/icons/id-card'
import Leaf from 'lucide-react/icons/leaf'
import MapPin from 'lucide-react/icons/map-pin'
import Menu from 'lucide-react/icons/menu'
import Moon from 'lucide-react/icons/moon'
import Pencil from 'lucide-react/icons/pencil'
import QrCode from 'lucide-react/icons/qr-code'
import Search from 'lucide-react/icons/search'
import Share from 'lucide-react/icons/share'
import Soup from 'lucide-react/icons/soup'
import SquareActivity from 'lucide-react/icons/square-activity'
import Trash2 from 'lucide-react/icons/trash-2'
import Users from 'lucide-react/icons/users'
import Weight from 'lucide-react/icons/weight'
import { Stack } from '#src/gallery/stack.tsx'
import { Icon } from './icon.tsx'

const set = [
  House,
  Soup,
  SquareActivity,
  Flag,
  Menu,
  Bell,
  QrCode,
  IdCard,
  Footprints,
  Flame,
  Weight,
  HeartPulse,
  Droplet,
  Moon,
  Leaf,
  Heart,
  Search,
  Share,
  Globe,
  MapPin,
  Camera,
  Trash2,
  Pencil,
  Gift,
  Users,
]

/** lucide-react's set: 24 px, a line of 1.75 px. An icon on an address of its own is loaded with what shows it. */
const meta = { title: 'Widgets/Icon', component: Icon, args: { of: House } } satisfies Meta<typeof Icon>
export default meta

type Story = StoryObj<typeof meta>

const All = (args: Story['args']) => (
  <Stack row>
    {set.map((of, at) => (
      <Icon key={at} {...args} of={of} />
    ))}
  </Stack>
)

export const TheSet: Story = { render: All }

/** Selected: the same outline, its inside tinted. */
export const Selected: Story = { args: { on: true }, render: All }

/** 24 px alone, 20 px beside text, 16 px in badges. */
export const Sizes: Story = {
  render: (args) => (
    <Stack row>
      {(['m', 's', 'xs'] as const).map((size) => (
        <Icon key={size} {...args} size={size} />
      ))}
    </Stack>
  ),
}

/** No word stands beside it, so it has a name. */
export const Named: Story = { args: { of: Bell, label: '알림' } }

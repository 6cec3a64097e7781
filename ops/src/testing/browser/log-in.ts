import { DEMO_PASSWORD } from '@kredka/ops/seed/demo'

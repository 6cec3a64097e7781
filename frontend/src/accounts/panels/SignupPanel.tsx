export { SignupForm as Panel } from '../components/SignupForm.tsx'

/** What other modules' pages may use of assignments. */
export { AssignButton } from './components/AssignButton.tsx'
export { AwaitedAssignments } from './components/AwaitedAssignments.tsx'
export { LazyAssignmentsWith } from './components/LazyAssignmentsWith.tsx'
export { LazyTermsForm } from './components/LazyTermsForm.tsx'

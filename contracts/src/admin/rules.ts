/** Login names of the staff: 2 to 60 letters, digits or . _ @ - */
export const STAFF_NAME = '^[\\p{L}\\p{N}._@-]{2,60}$'

/** Asks for all content that can be found (search-entries.ts). */
export const SEARCH_QUERY = `
  query SearchIndex {
    search: searchSettings {
      synonyms {
        said
        means
        asks
      }
    }
    assistant {
      suggestions {
        href
        questions
      }
    }
    settings: siteSettings {
      brand
      next {
        heading
        intro
        steps {
          title
          description
        }
      }
      promise {
        heading
        intro
        points {
          title
          text
        }
        questionnaire
      }
    }
    home: homePage {
      ...SearchedPage
      hero {
        headline
        intro
      }
      services {
        items {
          title
          features
        }
      }
      terms {
        heading
        items {
          title
          description
        }
      }
    }
    about: aboutPage {
      ...SearchedPage
      hero {
        eyebrow
        headline
        intro
      }
      mission {
        heading
        text
      }
      vision {
        heading
        text
      }
      timeline {
        heading
        intro
        entries {
          year
          title
          description
        }
        later {
          heading
          intro
          entries {
            year
            text
          }
        }
      }
      size {
        heading
        intro
        groups {
          people
          label
        }
        footnote
      }
      values {
        heading
        items {
          title
          description
        }
      }
      team {
        heading
        intro
        careers {
          text
          link {
            label
          }
        }
      }
    }
    contact: contactPage {
      ...SearchedPage
      hero {
        eyebrow
        headline
        intro
      }
      options {
        title
        description
        link {
          label
          href
        }
      }
      meeting {
        heading
        intro
      }
      offices {
        heading
        intro
      }
    }
    aiSolutions: aiSolutionsPage {
      ...SearchedPage
      hero {
        eyebrow
        headline
        intro
      }
      capabilities {
        heading
        items {
          title
          description
          features
        }
      }
      demo {
        heading
        intro
        note
      }
      report {
        heading
        intro
        document {
          title
        }
      }
      workflow {
        heading
        steps {
          title
          description
        }
      }
      stories {
        heading
        intro
        footnote
        items {
          title
          description
          industry
          metrics {
            value
            label
          }
        }
      }
    }
    services: servicesPage {
      ...SearchedPage
      hero {
        eyebrow
        headline
        intro
      }
      services {
        heading
        items {
          title
          description
          gets
        }
      }
      run {
        heading
        intro
        footnote
        phases {
          title
          result
          stop
        }
        stop {
          heading
          text
        }
      }
      technologies {
        heading
        items {
          title
          description
          uses
        }
        deliverables {
          heading
          points
        }
      }
      automation {
        heading
        intro
        footnote
        table {
          rows
        }
      }
      consulting {
        heading
        intro
        items {
          title
          description
          gets
        }
      }
    }
    blog: blogPage {
      ...SearchedPage
      hero {
        headline
        intro
      }
    }
    industries: allIndustry(sort: [{ order: ASC }, { name: ASC }]) {
      nodes {
        ...SearchedPage
        slug
        name
        description
        hero {
          intro
        }
        overview {
          heading
          paragraphs
          challenges {
            title
            description
          }
        }
        solutions {
          items {
            title
            description
            features
            metrics {
              value
              label
            }
          }
        }
        workflow {
          heading
          intro
          steps {
            title
            description
          }
        }
        caseStudies {
          heading
          intro
          footnote
          items {
            organization
            title
            description
            results {
              value
              label
            }
          }
        }
        subIndustries {
          items {
            name
            description
            solutions
          }
        }
      }
    }
    posts: allPost(sort: [{ order: ASC }, { date: DESC }, { slug: ASC }]) {
      nodes {
        slug
        title
        excerpt
        author
        tags
        body {
          heading
          paragraphs
          points
          table {
            caption
            rows
          }
        }
      }
    }
    people: allPerson(sort: [{ order: ASC }, { name: ASC }]) {
      nodes {
        slug
        name
        role
        bio
      }
    }
    offices: allOffice(sort: [{ order: ASC }, { city: ASC }]) {
      nodes {
        slug
        city
        address
        region
        zipCode
        country
        phone
        note
      }
    }
    questions: allQuestion(sort: [{ order: ASC }, { question: ASC }]) {
      nodes {
        slug
        question
        answer
      }
    }
  }

  fragment SearchedPage on Page {
    path
    seo {
      title
      description
      keywords
    }
  }
`;
